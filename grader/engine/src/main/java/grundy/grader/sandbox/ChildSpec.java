package grundy.grader.sandbox;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A child process to start.
 *
 * @param mainClass the full name of its main class; empty where it only dumps an archive, and starts nothing
 * @param libraries jars on its class path
 * @param readable further files and folders that it may read, and nothing else of ours
 * @param heapMebibytes the largest Java heap, in MiB
 * @param archive what makes its start quicker
 * @param isShort whether most of its life is its start
 */
public record ChildSpec(
        String mainClass,
        List<Path> libraries,
        List<Path> readable,
        int heapMebibytes,
        Optional<ClassArchive> archive,
        boolean isShort) {
    public ChildSpec {
        libraries = List.copyOf(libraries);
        readable = List.copyOf(readable);
    }
}
