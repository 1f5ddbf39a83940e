package grundy.grader.wire;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a child process says to the grader. Any of it may be forged by a student's code. */
public sealed interface Response {

    /** The process is up; nothing of the student's has run yet. */
    record Ready(int version) implements Response {}

    /** The solution is constructed and can be asked. */
    record Loaded(String provider) implements Response {}

    /**
     * The solution cannot be loaded or constructed.
     *
     * @param message one line for the student
     * @param trace the lines of the solution's own code that an exception passed through; may be empty
     */
    record NotLoaded(String message, List<String> trace) implements Response {
        public NotLoaded {
            trace = List.copyOf(trace);
        }
    }

    /**
     * A call returned.
     *
     * @param value plain: null, {@link Integer}, {@link Long}, {@link Boolean}, {@link String}, {@link Foreign}, a list
     *     (whose elements may be null), or an {@link java.util.Optional}; a record is the list of its components
     */
    record Returned(@Nullable Object value) implements Response {}

    /**
     * A call threw.
     *
     * @param type the full name of the exception's class
     * @param message its message; empty where there is none
     * @param trace the lines of the solution's own code that it passed through
     */
    record Threw(String type, String message, List<String> trace) implements Response {
        public Threw {
            trace = List.copyOf(trace);
        }
    }

    /**
     * The solution asks the {@link Request.Candidate} that it was given; it waits for {@link Request.CandidateReturned} or
     * {@link Request.CandidateThrew}.
     *
     * @param method the method's name
     * @param argument plain, as in {@link Returned}
     */
    record AskCandidate(String method, @Nullable Object argument) implements Response {}

    /** The student's code changed a list that it was given; said once, and it costs nothing. */
    record ChangedArgument(String method) implements Response {}

    /**
     * Part of what the student's code printed to {@code System.err}.
     *
     * @param text the bytes, the first {@link Limits#CAPTURED_OUTPUT} only
     * @param total how many bytes were printed so far
     */
    @SuppressWarnings("ArrayRecordComponent") // compared by content below; nobody writes to it
    record ErrorOutput(byte[] text, long total) implements Response {

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof ErrorOutput output && total == output.total && Arrays.equals(text, output.text);
        }

        @Override
        public int hashCode() {
            return 31 * Arrays.hashCode(text) + Long.hashCode(total);
        }
    }

    /** The sources were compiled, or not. */
    record Compiled(List<ClassFile> classes, List<Diagnostic> errors) implements Response {
        public Compiled {
            classes = List.copyOf(classes);
            errors = List.copyOf(errors);
        }
    }

    /** A class file: the binary name with {@code /}, such as {@code course/Solver}, and its bytes. */
    @SuppressWarnings("ArrayRecordComponent") // compared by content below; nobody writes to it
    record ClassFile(String name, byte[] bytes) {

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof ClassFile file && name.equals(file.name) && Arrays.equals(bytes, file.bytes);
        }

        @Override
        public int hashCode() {
            return 31 * name.hashCode() + Arrays.hashCode(bytes);
        }
    }

    /**
     * A compiler error.
     *
     * @param path the source file inside the submission, or empty where the error belongs to none
     * @param line counted from 1, or 0 where it is not known
     * @param column counted from 1, or 0 where it is not known
     * @param message what is wrong; may have several lines
     */
    record Diagnostic(String path, long line, long column, String message) {}
}
