package grundy.grader.sandbox;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A program to run once: it reads its input, prints its output, and ends.
 *
 * @param command its words, the first one a program of the system, or a path relative to the folder that it runs in
 * @param root a folder of ours that it may read, and nothing else of ours
 * @param runsIn the folder that it runs in, inside the root
 * @param writable a folder inside the root that it may write to
 * @param environment variables beside those that every child has
 * @param input what it reads as its standard input
 * @param resources what the system lets it have
 * @param time wall-clock time from its start, that of the sandbox included
 */
public record ProgramSpec(
        List<String> command,
        Path root,
        String runsIn,
        Optional<String> writable,
        Map<String, String> environment,
        String input,
        ResourceLimits resources,
        Duration time) {
    public ProgramSpec {
        command = List.copyOf(command);
        environment = Map.copyOf(environment);
        if (command.isEmpty()) {
            throw new IllegalArgumentException("nothing to run");
        }
    }
}
