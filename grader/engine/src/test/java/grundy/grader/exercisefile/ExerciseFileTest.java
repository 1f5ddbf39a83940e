package grundy.grader.exercisefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.games.GrundyTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games as instructors describe them, and what they are told of a mistake. Single quotes stand for double ones. */
class ExerciseFileTest {

    @TempDir
    private Path temporary;

    private Path write(String folder, String json) throws IOException {
        return write(folder, json.replace('\'', '"').getBytes(StandardCharsets.UTF_8));
    }

    private Path write(String folder, byte[] bytes) throws IOException {
        Path inside = Files.createDirectories(temporary.resolve(folder));
        Files.write(inside.resolve(ExerciseFile.NAME), bytes);
        return inside;
    }

    private Exercise read(String json) throws Exception {
        return ExerciseFile.read(write("my-game", json));
    }

    /** What is said, without the path of the file. */
    private static String refusal(Path path) {
        String line = assertThrows(ExerciseFileException.class, () -> ExerciseFile.read(path))
                .line();
        assertEquals(1, line.lines().count(), line);
        String file = path.resolve(ExerciseFile.NAME) + ": ";
        assertTrue(line.startsWith(file), line);
        return line.substring(file.length());
    }

    private String refusal(String json) throws IOException {
        return refusal(write("my-game", json));
    }

    @Test
    void aTitleAndARuleAreEnough() throws Exception {
        Exercise exercise = read("{'title': 'Matches', 'rule': '0.137'}");
        assertEquals("my-game", exercise.id());
        assertEquals("Matches", exercise.title());
        assertEquals("0.137", exercise.game().orElseThrow().toString());
        assertEquals(
                List.of(20, 40, 30, 10),
                exercise.checks(42).stream().map(Check::weight).toList());
        assertTrue(exercise.mutants().size() >= 5);
    }

    @Test
    void everythingMayBeGiven() throws Exception {
        Exercise exercise = read("""
                {'$schema': 'x', 'id': 'guy', 'title': 'A game', 'text': 'With *matches*.', 'rule': {'subtract': [2, 5, 7]},
                 'limits': {'tableTo': 10, 'valuesTo': 50, 'searchedHeaps': 2, 'searchedSize': 9, 'largeSums': 20, 'largeHeaps': 3},
                 'weights': {'table': 10, 'winners': 20, 'moves': 30, 'large': 40}}""");
        assertEquals("guy", exercise.id());
        assertTrue(exercise.statement().contains("With *matches*."));
        List<Check> checks = exercise.checks(42);
        assertEquals(List.of(10, 20, 30, 40), checks.stream().map(Check::weight).toList());
        assertEquals(11, checks.get(0).cases().size());
        assertEquals(10 + 100, checks.get(1).cases().size());
        assertEquals(40 + 20, checks.get(3).cases().size());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            '0.137'                | 0 1 1 2 0 3
            '0.8'                  | 0 0 0 0 1 1
            {'subtract': [2, 5, 7]}| 0 0 1 1 0 2
            {'subtract': 'all'}    | 0 1 2 3 4 5
            {'subtract': 'squares'}| 0 1 0 1 2 0
            {'subtract': 'primes'} | 0 0 1 1 2 2
            {'split': 'unequal'}   | 0 0 0 1 0 2
            """, quoteCharacter = '`')
    void eachKindOfRuleHasItsValues(String rule, String values) throws Exception {
        var game = read("{'title': 'T', 'rule': " + rule + "}").game().orElseThrow();
        var table = GrundyTable.of(game, 5);
        var found = new StringBuilder();
        for (int heap = 0; heap <= 5; heap++) {
            found.append(heap == 0 ? "" : " ").append(table.value(heap));
        }
        assertEquals(values, found.toString());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {'rule': '0.37'}                                              | $.title: is missing
            {'title': 'T'}                                                | $.rule: is missing
            {'title': 'T', 'rule': '0.37', 'limit': {}}                   | $.limit: there is no such key; the keys are $schema, id, title, text, rule, limits, weights
            {'title': 'T', 'rule': '0.37', 'limits': {'tableTo': 5000}}   | $.limits.tableTo: is 5000; give a whole number from 0 to 2000
            {'title': 'T', 'rule': '0.37', 'limits': {'tableTo': '30'}}   | $.limits.tableTo: is "30"; give a whole number from 0 to 2000
            {'title': 'T', 'rule': '0.37', 'limits': {'tableTo': 3.5}}    | $.limits.tableTo: is 3.5; give a whole number from 0 to 2000
            {'title': 'T', 'rule': '0.37', 'limits': {'tableTo': 99999999999}} | $.limits.tableTo: is 99999999999; give a whole number from 0 to 2000
            {'title': 'T', 'rule': '0.37', 'limits': {'TableTo': 1}}      | $.limits.TableTo: there is no such key; the keys are tableTo, valuesTo, searchedHeaps, searchedSize, largeSums, largeHeaps
            {'title': 'T', 'rule': '0.37', 'limits': []}                  | $.limits: is []; give an object with the keys tableTo, valuesTo, searchedHeaps, searchedSize, largeSums, largeHeaps
            {'title': 'T', 'rule': '0.37', 'weights': {'table': 30}}      | $.weights: the weights of the four checks add up to 100, not to 110
            {'title': 'T', 'rule': '0.37', 'weights': {'table': 0}}       | $.weights.table: is 0; give a whole number from 1 to 97
            {'title': 'T', 'rule': {'subtract': [2, 0]}}                  | $.rule.subtract[1]: is 0; give a whole number from 1 to 2000
            {'title': 'T', 'rule': {'subtract': []}}                      | $.rule.subtract: is []; give a list of 1 to 100 elements
            {'title': 'T', 'rule': {'subtract': 'odd'}}                   | $.rule.subtract: is "odd"; give a list of numbers, "all", "squares" or "primes"
            {'title': 'T', 'rule': {'split': 'equal'}}                    | $.rule.split: is "equal"; give "unequal"; for other splits there is a code, such as "4.0" or "4.3"
            {'title': 'T', 'rule': {'add': 1}}                            | $.rule.add: there is no such key; the keys are subtract, split
            {'title': 'T', 'rule': 37}                                    | $.rule: is 37; give a code such as "0.137", or {"subtract": [2, 5, 7]}, or {"split": "unequal"}
            {'title': '', 'rule': '0.37'}                                 | $.title: is ""; give a text on one line that says something
            {'title': 'a\\u001bb', 'rule': '0.37'}                        | $.title: is "a\\u001Bb"; give a text without control characters
            {'title': '\u3000', 'rule': '0.37'}                         | $.title: is "\u3000"; give a text on one line that says something
            {'title': 'a\\u202eb', 'rule': '0.37'}                        | $.title: is "a?b"; give a text without control characters
            {'title': 'T', 'rule': '0.37', 'id': ' t '}                   | $.id: is " t "; give small letters and digits, and - between words
            {'$schema': 5, 'title': 'T', 'rule': '0.37'}                  | $.$schema: is 5; give the place of a schema as a text, or leave it out
            {'title': 'T', 'rule': {'subtract': [1, {'a': 1, 'a': 2}]}}   | $.rule.subtract[1].a: stands there twice, again at line 1, column 53: delete one
            {'title': 'T', 'rule': '0.37', 'weights': {'table': NaN}}     | $.weights.table: is no JSON at line 1, column 56: look there for a comma, a bracket or a quotation mark
            {'title': 'T', 'rule': '0.37', 'limits': {'tableTo': 1e999999999}} | $.limits.tableTo: is "Infinity"; give a whole number from 0 to 2000
            {'title': 'T', 'rule': '0.37', 'id': 'My Game'}               | $.id: is "My Game"; give small letters and digits, and - between words
            []                                                            | $: is []; give an object with the keys $schema, id, title, text, rule, limits, weights
            {'title': 'T', 'title': 'U', 'rule': '0.37'}                  | $.title: stands there twice, again at line 1, column 23: delete one
            {'title': 'T', 'rule': '0.37',}                               | $.rule: is no JSON at line 1, column 31: look there for a comma, a bracket or a quotation mark
            {'title': 'T', 'rule': {'subtract': [2, 5}}                   | $.rule.subtract[1]: is no JSON at line 1, column 42: look there for a comma, a bracket or a quotation mark
            {'title': 'T', 'rule': '0.37'                                 | $.rule: ends too early, at line 1, column 30: a bracket or a quotation mark is missing
            {'title': 'T', 'rule': '0.37'} {}                             | goes on behind the object: delete what stands there
            [[[[[[[[[[[[]]]]]]]]]]]]                                      | $[0][0][0][0][0][0][0][0]: nested too deep, or a number of more than 40 digits
            """, quoteCharacter = '`')
    void aFaultIsToldWithItsPlaceAndWhatIsAllowed(String json, String told) throws Exception {
        assertEquals(told, refusal(json));
    }

    /** A family of emoji is many characters for Java, and as many again that are not seen. */
    @Test
    void lettersOfAllScriptsAreCountedAsPeopleAndSchemasCountThem() throws Exception {
        assertEquals(
                "😀".repeat(100),
                read("{'title': '" + "😀".repeat(100) + "', 'rule': '0.37'}").title());
        assertEquals(
                "👨‍👩‍👧 Nim",
                read("{'title': '👨‍👩‍👧 Nim', 'rule': '0.37'}").title());
        assertTrue(
                refusal("{'title': '" + "😀".repeat(101) + "', 'rule': '0.37'}").endsWith("at most 100 characters"));
    }

    @Test
    void aWholeNumberMayHaveAPointAsInASchema() throws Exception {
        assertEquals(
                11,
                read("{'title': 'T', 'rule': '0.37', 'limits': {'tableTo': 10.0}}")
                        .checks(1)
                        .get(0)
                        .cases()
                        .size());
    }

    @Test
    void aCodeThatIsNoneIsToldAsElsewhere() throws Exception {
        String told = refusal("{'title': 'T', 'rule': '0.3x'}");
        assertTrue(told.startsWith("$.rule: '0.3x' is no octal code: "), told);
    }

    @Test
    void limitsThatDoNotFitTogetherAndGamesWithNothingToAskAreRefused() throws Exception {
        assertTrue(refusal("{'title': 'T', 'rule': '0.37', 'limits': {'tableTo': 300}}")
                .startsWith("$.limits: "));
        assertTrue(refusal("{'title': 'T', 'rule': '0.0'}").startsWith("$.rule: every heap up to 200 is worth 0"));
        assertTrue(refusal("{'title': 'T', 'rule': '0.37', 'limits': {'searchedHeaps': 6, 'searchedSize': 12}}")
                .startsWith("$.limits: the search takes at most 36 stones"));
        assertEquals(
                "$.limits.valuesTo: values are asked for heaps of up to 300 stones",
                refusal("{'title': 'T', 'rule': '0.8', 'limits': {'valuesTo': 2000}}"));
    }

    @Test
    void nothingInAFileEndsTheLineOrSteersATerminal() throws Exception {
        assertTrue(refusal("{'a\\nb\\u001b[31m\\u202e': 1}").startsWith("$.a?b?[31m?: there is no such key"));
        assertTrue(refusal("{'" + "k".repeat(5_000) + "': 1}").length() < 300);
    }

    @Test
    void bytesThatAreNoTextAreRefused() throws Exception {
        assertEquals("is not UTF-8: save it as UTF-8", refusal(write("latin", new byte[] {'{', (byte) 0xfc, '}'})));
        assertEquals(
                "is not UTF-8: save it as UTF-8",
                refusal(write("utf-16", "\uFEFF{}".getBytes(StandardCharsets.UTF_16BE))));
        assertTrue(refusal(write("empty", new byte[0])).startsWith("is empty: write an object"));
        assertEquals("is larger than 64 KiB: make it smaller", refusal(write("large", new byte[70_000])));
    }

    @Test
    void aByteOrderMarkIsForgiven() throws Exception {
        Path game = write("my-game", "\uFEFF{'title': 'T', 'rule': '0.37'}");
        assertEquals("my-game", ExerciseFile.read(game).id());
        assertEquals(
                "my-game", ExerciseFile.read(game.resolve(ExerciseFile.NAME)).id());
    }

    @Test
    void aFolderWhoseNameIsNoIdNeedsOne() throws Exception {
        assertTrue(refusal(write("Übung 1", "{'title': 'T', 'rule': '0.37'}")).startsWith("$.id: is missing, and"));
    }

    @Test
    void allGamesOfAFolderAreReadAndOthersPassedOver() throws Exception {
        write("b", "{'title': 'T', 'rule': '0.37'}");
        write("a", "{'title': 'T', 'rule': '0.77'}");
        Files.createDirectory(temporary.resolve("notes"));
        assertEquals(
                List.of("a", "b"),
                ExerciseFile.readAll(temporary).stream().map(Exercise::id).toList());
        write("c", "{'title': 'T'}");
        assertThrows(ExerciseFileException.class, () -> ExerciseFile.readAll(temporary));
        assertThrows(ExerciseFileException.class, () -> ExerciseFile.readAll(temporary.resolve("notes")));
        assertThrows(ExerciseFileException.class, () -> ExerciseFile.readAll(temporary.resolve("missing")));
    }

    @Test
    void aFolderOfThousandsIsRefusedBeforeOneIsRead() throws Exception {
        for (int i = 0; i < 501; i++) {
            write("g" + i, "no game");
        }
        var refused = assertThrows(ExerciseFileException.class, () -> ExerciseFile.readAll(temporary));
        assertEquals(
                temporary + ": holds 501 games; keep at most 500, and the others in another folder", refused.line());
    }

    @Test
    void aFileThatIsNotThereIsToldWithWhatToDo() {
        assertTrue(refusal(temporary).startsWith("there is no such file: describe the game in it"));
    }
}
