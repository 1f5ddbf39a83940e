package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What the pages on formats and on continuous integration say of options, against the commands. */
class FormatPagesOptionsTest {

    private static final CommandLine COMMANDS = GrundyCommand.named("", Terminal.PLAIN);

    /** A command of ours up to the end of its line, with the lines that a backslash joins to it. */
    private static final Pattern COMMAND = Pattern.compile("grundy\"? (check|grade)((?:[^\n\\\\]|\\\\\n)*)");

    private static final Pattern OPTION = Pattern.compile("(?<=[ `])--[a-z][a-z-]+");

    @ParameterizedTest
    @ValueSource(strings = {"formats.md", "ci.md"})
    void everyOptionOfACommandExists(String page) throws IOException {
        var command = COMMAND.matcher(Files.readString(Path.of("../../docs", page)));
        int commands = 0;
        while (command.find()) {
            commands++;
            Set<String> unknown = options(command.group(2));
            unknown.removeAll(known(List.of(command.group(1))));
            assertEquals(Set.of(), unknown, command.group());
        }
        assertTrue(commands >= 3, commands + " commands");
    }

    @Test
    void everyOptionInQuotesExists() throws IOException {
        Set<String> named = new TreeSet<>();
        var quoted = Pattern.compile("`(--[^`]+)`").matcher(Files.readString(Path.of("../../docs/formats.md")));
        while (quoted.find()) {
            named.addAll(options(" " + quoted.group(1)));
        }
        assertTrue(named.size() >= 5, named.toString());
        named.removeAll(known(List.of("check", "grade")));
        assertEquals(Set.of(), named);
    }

    private static Set<String> options(String text) {
        return OPTION.matcher(text).results().map(r -> r.group()).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> known(List<String> commands) {
        return commands.stream()
                .flatMap(c ->
                        Objects.requireNonNull(COMMANDS.getSubcommands().get(c)).getCommandSpec().options().stream())
                .flatMap(o -> Set.of(o.names()).stream())
                .collect(Collectors.toSet());
    }
}
