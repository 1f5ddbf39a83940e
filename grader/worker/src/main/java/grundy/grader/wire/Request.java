package grundy.grader.wire;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What the grader says to a child process. */
public sealed interface Request {

    /**
     * Load and construct the solution.
     *
     * @param solverType the full name of the interface that it implements
     * @param classPath where its classes are, as paths that the child process can see; the first entry holds the
     *     registration in {@code META-INF/services}
     */
    record Load(String solverType, List<String> classPath) implements Request {
        public Load {
            classPath = List.copyOf(classPath);
        }
    }

    /** Answer these calls one by one, in this order. */
    record Ask(List<Call> calls) implements Request {
        public Ask {
            calls = List.copyOf(calls);
        }
    }

    /**
     * One call of a method of the solution.
     *
     * @param method the method's name
     * @param arguments plain values: {@link Integer}, {@link Long}, {@link Boolean}, {@link String}, lists of them; or a
     *     {@link Candidate}
     */
    record Call(String method, List<Object> arguments) {
        public Call {
            arguments = List.copyOf(arguments);
        }
    }

    /**
     * Stands for a solver that the grader keeps, and that the solution may ask while this call lasts. It says nothing of which
     * one it is.
     */
    record Candidate() {}

    /**
     * What the candidate of the call that is under way returned.
     *
     * @param value plain, as in {@link Response.Returned}
     */
    record CandidateReturned(@Nullable Object value) implements Request {}

    /**
     * The candidate of the call that is under way threw.
     *
     * @param message the full name of the exception's class, and its message
     */
    record CandidateThrew(String message) implements Request {}

    /**
     * Compile these sources, in memory.
     *
     * @param sources all files of the submission
     * @param libraries jars that they may use, as paths that the child process can see
     */
    record Compile(List<SourceFile> sources, List<String> libraries) implements Request {
        public Compile {
            sources = List.copyOf(sources);
            libraries = List.copyOf(libraries);
        }
    }

    /**
     * A source file.
     *
     * @param path where it is inside the submission, with {@code /}
     * @param text what it says
     */
    record SourceFile(String path, String text) {}
}
