package grundy.grader.sandbox;

import java.io.File;
import java.io.IOException;
import java.util.List;

/** Starts processes with an environment that says nothing about ours. */
final class Launch {

    private Launch() {}

    static Process piped(List<String> command) throws IOException {
        return builder(command).start();
    }

    static Process quiet(List<String> command) throws IOException {
        return builder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static ProcessBuilder builder(List<String> command) {
        var builder = new ProcessBuilder(command);
        // Not the folder that we were started in: that is nobody's concern, and some programs drop files there.
        builder.directory(new File(System.getProperty("java.io.tmpdir")));
        // Windows cannot start a program without it.
        String systemRoot = builder.environment().get("SystemRoot");
        builder.environment().clear();
        builder.environment().put("LC_ALL", "C.UTF-8");
        // Each arena of the C library reserves 64 MiB of address space, which is limited.
        builder.environment().put("MALLOC_ARENA_MAX", "2");
        if (systemRoot != null) {
            builder.environment().put("SystemRoot", systemRoot);
        }
        return builder;
    }
}
