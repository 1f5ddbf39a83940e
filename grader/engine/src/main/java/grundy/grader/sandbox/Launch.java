package grundy.grader.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Starts processes with an environment that says nothing about ours. */
final class Launch {

    private Launch() {}

    /** What every child finds in its environment, and nothing else of ours. */
    static final Map<String, String> ENVIRONMENT = Map.of(
            "LC_ALL", "C.UTF-8",
            // Each arena of the C library reserves 64 MiB of address space, which is limited.
            "MALLOC_ARENA_MAX", "2");

    /** Where programs of the system look for others. */
    static final Map<String, String> ENVIRONMENT_OF_PROGRAMS = Map.of("PATH", "/usr/local/bin:/usr/bin:/bin");

    static Process piped(List<String> command, Map<String, String> environment, Path folder) throws IOException {
        return builder(command, environment, folder).start();
    }

    static Process quiet(List<String> command) throws IOException {
        return builder(command, ENVIRONMENT, Path.of(System.getProperty("java.io.tmpdir")))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static ProcessBuilder builder(List<String> command, Map<String, String> environment, Path folder) {
        var builder = new ProcessBuilder(command);
        builder.directory(folder.toFile());
        // Windows cannot start a program without it.
        String systemRoot = builder.environment().get("SystemRoot");
        builder.environment().clear();
        builder.environment().putAll(environment);
        if (systemRoot != null) {
            builder.environment().put("SystemRoot", systemRoot);
        }
        return builder;
    }
}
