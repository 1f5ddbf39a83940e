package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import grundy.grader.exercisefile.ExerciseFile;
import grundy.grader.exercisefile.ExerciseFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An instructor's own games on the command line, and the schema of their files. Single quotes stand for double ones. */
class OwnGamesTest {

    private static final Path DOCS = Path.of("../../docs");

    @TempDir
    private static Path games;

    private static Path game;

    @BeforeAll
    static void describe() throws IOException {
        game = write("two-five-seven", "{'title': 'Take 2, 5 or 7', 'rule': {'subtract': [2, 5, 7]}}");
    }

    private static Path write(String folder, String json) throws IOException {
        Path inside = Files.createDirectories(games.resolve(folder));
        Files.writeString(inside.resolve(ExerciseFile.NAME), json.replace('\'', '"'));
        return inside;
    }

    @Test
    void aPathStandsWhereTheNameOfAGameDoes() {
        assertEquals(
                "g(0) = 0\ng(1) = 0\ng(2) = 1\ng(3) = 1\ng(4) = 0\ng(5) = 2\n",
                CommandRun.of("table", game.toString(), "5").out());
        assertEquals(
                "first\nheap 1 (size 5) becomes nothing (heap removed)\n",
                CommandRun.of("winner", game.resolve(ExerciseFile.NAME).toString(), "5")
                        .out());
    }

    @Test
    void aFolderOfGamesJoinsTheExercises() {
        String listed =
                CommandRun.of("exercises", "--exercises", games.toString()).out();
        assertTrue(listed.contains("two-five-seven"), listed);
        assertTrue(listed.contains("take-and-split"), listed);
        String shown = CommandRun.of("exercises", "two-five-seven", "--exercises", games.toString())
                .out();
        assertTrue(shown.startsWith("# Take 2, 5 or 7"), shown);
        assertEquals(2, CommandRun.of("exercises", "two-five-seven").status());
    }

    @Test
    void aNewProjectSaysHowItsGameIsFoundAgain() {
        Path project = games.resolve("projects/one");
        String said = CommandRun.of("new", game.toString(), project.toString()).out();
        assertTrue(said.endsWith("  grundy check " + project + " --exercise " + game + "\n"), said);
    }

    @Test
    void mutantsOfAnOwnGameAreKilled() {
        var run = CommandRun.of("mutants", game.toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().startsWith("two-five-seven: killed / cases"), run.out());
    }

    @Test
    void anIdThatIsTakenIsRefused() throws IOException {
        Path nim = write("twice/nim", "{'title': 'My Nim', 'rule': {'subtract': 'all'}}");
        var alone = CommandRun.of("exercises", nim.toString());
        assertEquals(2, alone.status());
        assertEquals(nim + ": $.id: there is an exercise 'nim' already: give this one another id\n", alone.err());
        Path folder = nim.resolveSibling("");
        var together = CommandRun.of("exercises", "--exercises", folder.toString());
        assertTrue(together.err().startsWith("--exercises " + folder), together.err());
    }

    @Test
    void aFaultIsOneLineAndStatusTwo() throws IOException {
        Path wrong = write("wrong/game", "{'title': 'T', 'rule': '0.37', 'limits': {'tableTo': 5000}}");
        var run = CommandRun.of("check", ".", "--exercise", wrong.toString());
        assertEquals(2, run.status());
        assertEquals(
                wrong.resolve(ExerciseFile.NAME) + ": $.limits.tableTo: is 5000; give a whole number from 0 to 2000\n",
                run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--exercise", "--exercises"})
    void aRunIsNotResumedAfterTheRuleHasChanged(String option) throws IOException {
        Path mine = write("changing" + option + "/mine", "{'title': 'T', 'rule': '0.37'}");
        Path submissions = games.resolve("class" + option);
        Files.createDirectories(submissions.resolve("ada"));
        Files.writeString(submissions.resolve("ada/notes.txt"), "nothing to grade");
        String[] resumed = {
            "grade",
            submissions.toString(),
            "--out",
            games.resolve("out" + option).toString(),
            option,
            (option.equals("--exercise") ? mine : mine.resolveSibling("")).toString(),
            "--resume"
        };
        CommandRun.of(resumed);
        assertTrue(CommandRun.of(resumed).out().contains("1 of 1 were finished before"));
        write("changing" + option + "/mine", "{'title': 'T', 'rule': '0.77'}");
        var changed = CommandRun.of(resumed);
        assertEquals(2, changed.status());
        assertTrue(
                changed.err()
                        .matches("--resume: the description of mine was [0-9a-f]+ and is [0-9a-f]+: marks must.*\n"),
                changed.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'title': 'T', 'rule': '0.137'}",
                "{'$schema': 's', 'id': 'a-b', 'title': 'T', 'text': 'x', 'rule': 'C.fF'}",
                "{'title': 'T', 'rule': {'subtract': [2, 5, 7]}, 'limits': {'tableTo': 20}}",
                "{'title': 'T', 'rule': {'subtract': 'primes'}}",
                "{'title': 'T', 'rule': {'split': 'unequal'}, 'weights': {'table': 10, 'winners': 50}}"
            })
    void theSchemaAllowsWhatIsRead(String json) throws Exception {
        assertTrue(schema().validate(tree(json)).isEmpty());
        if (!json.contains("C.fF")) { // every heap is won there, which a schema cannot know
            ExerciseFile.read(write("valid/game", json));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "{'title': 'T'}",
                "{'rule': '0.37'}",
                "{'title': ' ', 'rule': '0.37'}",
                "{'title': 'T', 'rule': '0.3x'}",
                "{'title': 'T', 'rule': '1.3'}",
                "{'title': 'T', 'rule': 37}",
                "{'title': 'T', 'rule': {}}",
                "{'title': 'T', 'rule': {'subtract': [2], 'split': 'unequal'}}",
                "{'title': 'T', 'rule': {'subtract': []}}",
                "{'title': 'T', 'rule': {'subtract': [0]}}",
                "{'title': 'T', 'rule': {'subtract': [2001]}}",
                "{'title': 'T', 'rule': {'subtract': 'odd'}}",
                "{'title': 'T', 'rule': {'split': 'equal'}}",
                "{'title': 'T', 'rule': '0.37', 'id': 'My Game'}",
                "{'title': 'T', 'rule': '0.37', 'extra': 1}",
                "{'title': 'T', 'rule': '0.37', 'limits': {'tableTo': -1}}",
                "{'title': 'T', 'rule': '0.37', 'limits': {'tableTo': 2001}}",
                "{'title': 'T', 'rule': '0.37', 'limits': {'searchedHeaps': 0}}",
                "{'title': 'T', 'rule': '0.37', 'limits': {'largeHeaps': 11}}",
                "{'title': 'T', 'rule': '0.37', 'limits': {'depth': 1}}",
                "{'title': 'T', 'rule': '0.37', 'weights': {'table': 0}}",
                "{'title': 'T', 'rule': '0.37', 'weights': {'table': 98}}"
            })
    void theSchemaRefusesWhatIsRefused(String json) throws Exception {
        assertFalse(schema().validate(tree(json)).isEmpty());
        Path wrong = write("invalid/game", json);
        assertThrows(ExerciseFileException.class, () -> ExerciseFile.read(wrong));
    }

    /** What docs/own-games.md shows is a game. */
    @Test
    void theExampleOfTheManualIsAGame() throws Exception {
        String manual = Files.readString(DOCS.resolve("own-games.md"));
        int begin = manual.indexOf("```json\n") + "```json\n".length();
        String example = manual.substring(begin, manual.indexOf("```", begin));
        assertTrue(schema().validate(tree(example)).isEmpty());
        assertEquals(
                "A game with matches",
                ExerciseFile.read(write("manual", example)).title());
    }

    private static JsonSchema schema() throws IOException {
        return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(Files.readString(DOCS.resolve("exercise-1.schema.json")));
    }

    private static JsonNode tree(String json) throws IOException {
        return new ObjectMapper().readTree(json.replace('\'', '"'));
    }
}
