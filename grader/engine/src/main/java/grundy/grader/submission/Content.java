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
}
