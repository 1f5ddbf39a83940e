package grundy.grader.submission;

import java.nio.file.Path;
import java.util.List;

/** What a submission holds. */
public sealed interface Content {

    /** The providers that service files, or a compiled module, register; sorted, each once. */
    List<Registration> registered();

    /**
     * Sources, still to be compiled.
     *
     * @param files at least one, sorted by path in code-point order
     * @param registered what the service files say; what a {@code module-info.java} says is known after compiling
     */
    record Sources(List<SourceText> files, List<Registration> registered) implements Content {
        public Sources {
            files = List.copyOf(files);
            registered = List.copyOf(registered);
        }
    }

    /**
     * Compiled classes, where they were handed in.
     *
     * @param root a folder or a jar, fit for a class path
     * @param classes at least one, sorted by name in code-point order
     * @param registered what the service files and the module descriptor say
     */
    record Classes(Path root, List<ClassSummary> classes, List<Registration> registered) implements Content {
        public Classes {
            classes = List.copyOf(classes);
            registered = List.copyOf(registered);
        }
    }

    /**
     * A program that answers in the text protocol.
     *
     * @param start how it is started
     * @param files what it may read of what was handed in; sorted by path in code-point order
     */
    record Program(Start start, List<ProgramFile> files) implements Content {
        public Program {
            files = List.copyOf(files);
        }

        @Override
        public List<Registration> registered() {
            return List.of();
        }

        /** How a program is started. */
        public sealed interface Start {}

        /** Sources that are compiled together; at least one, sorted. */
        public record Cpp(List<String> units) implements Start {
            public Cpp {
                units = List.copyOf(units);
            }
        }

        /** A script for the interpreter of Python. */
        public record Python(String script) implements Start {}

        /** A file that the system itself can start. */
        public record Executable(String file) implements Start {}

        /** A command that a person gave; at least one word. */
        public record Command(List<String> words) implements Start {
            public Command {
                words = List.copyOf(words);
            }
        }
    }

    /**
     * Answers that were written into a file, without code.
     *
     * @param file what it says
     */
    record Answers(WrittenAnswers file) implements Content {
        @Override
        public List<Registration> registered() {
            return List.of();
        }
    }
}
