package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** What the documents say of the commands, against the commands. */
class DocumentationTest {

    private static final CommandLine COMMANDS = GrundyCommand.named("", Terminal.PLAIN);

    @Test
    void theReadmeListsEveryCommandAndNoOther() throws IOException {
        var documented = new TreeSet<String>();
        var row = Pattern.compile("(?m)^\\| `\\./grundy (\\w+)").matcher(Files.readString(Path.of("../../README.md")));
        while (row.find()) {
            documented.add(row.group(1));
        }
        var existing = new TreeSet<String>();
        COMMANDS.getSubcommands().forEach((name, command) -> {
            if (!command.getCommandSpec().usageMessage().hidden()) {
                existing.add(name);
            }
        });
        assertEquals(existing, documented);
    }

    @Test
    void theListOfExercisesIsThatOfTheCatalogue() throws IOException {
        assertTrue(
                CommandRun.of("exercises", "--markdown")
                        .out()
                        .equals(Files.readString(Path.of("../../docs/exercises.md"))),
                "stale: write it anew with ./grundy exercises --markdown > docs/exercises.md");
    }

    @Test
    void everyOptionOfEveryCommandIsDescribedWithin80Columns() {
        COMMANDS.getSubcommands().values().forEach(command -> {
            command.getCommandSpec()
                    .options()
                    .forEach(option -> assertTrue(
                            option.description().length > 0, command.getCommandName() + " " + option.longestName()));
            var help = new StringWriter();
            command.setUsageHelpWidth(80).usage(new PrintWriter(help), CommandLine.Help.Ansi.OFF);
            help.toString().lines().forEach(line -> assertTrue(line.length() <= 80, line));
        });
    }
}
