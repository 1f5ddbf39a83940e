package grundy.grader.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.archive.ArchiveLimits;
import grundy.grader.submission.SubmissionException.Problem;
import grundy.grader.submission.WrittenAnswers.Odd;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswersFileTest {

    private static final String GOOD = """
            {"exercise": "practice-mex", "seed": 7, "student": "anna",
             "answers": {"a": 2, "b": null, "c": [1, "2"], "d": "first"}}
            """;

    @TempDir
    Path folder;

    @Test
    void readsWhatWasWrittenAndLeavesEmptyBlanksOut() throws Exception {
        var file = ((Content.Answers) read("answers.json", GOOD).content()).file();
        assertEquals("practice-mex", file.exercise());
        assertEquals(OptionalLong.of(7), file.seed());
        assertEquals(Optional.of("anna"), file.student());
        assertEquals(Map.of("a", 2, "c", List.of(1, "2"), "d", "first"), file.answers());
    }

    @Test
    void whatNoQuestionAsksForIsKeptAsSomethingOdd() throws Exception {
        String text = "{\"exercise\":\"x\",\"answers\":{\"a\":1.5,\"b\":{\"deep\":[{}]},\"c\":[[1]],\"d\":true,\"e\":"
                + "9".repeat(900) + ",\"f\":[" + "1,".repeat(1500) + "1]}}";
        Map<String, Object> answers =
                ((Content.Answers) read("answers.json", text).content()).file().answers();
        assertEquals(new Odd("number that is not whole"), answers.get("a"));
        assertEquals(new Odd("JSON object"), answers.get("b"));
        assertEquals(List.of(new Odd("list inside a list")), answers.get("c"));
        assertEquals(new Odd("JSON true"), answers.get("d"));
        assertEquals(new Odd("number that is far too large"), answers.get("e"));
        assertEquals(new Odd("list of more than 1000 elements"), answers.get("f"));
    }

    static Stream<String> broken() {
        return Stream.of(
                "",
                "no JSON",
                "{",
                "[]",
                "7",
                "null",
                GOOD + GOOD,
                "{\"exercise\":\"x\"}",
                "{\"answers\":{}}",
                "{\"exercise\":7,\"answers\":{}}",
                "{\"exercise\":\"x\",\"answers\":[]}",
                "{\"exercise\":\"x\",\"seed\":1e3,\"answers\":{}}",
                "{\"exercise\":\"x\",\"seed\":" + "9".repeat(40) + ",\"answers\":{}}",
                "{\"exercise\":\"x\",\"student\":[],\"answers\":{}}",
                "{\"exercise\":\"x\",\"student\":\"a" + "\u0301\u0323".repeat(10_000) + "\",\"answers\":{}}",
                "{\"exercise\":\"x\",\"answers\":{\"a\":1,\"a\":2}}",
                "{\"exercise\":\"x\",\"answers\":{\"a\":" + "[".repeat(5000) + "}}",
                "{\"exercise\":\"x\",\"answers\":{\"a\":" + "9".repeat(5000) + "}}",
                "\u0000\u0001\u0002");
    }

    @ParameterizedTest
    @MethodSource("broken")
    void whatIsNoFileOfAnswersIsToldInOneLine(String text) {
        var e = assertThrows(SubmissionException.class, () -> read("answers.json", text));
        assertEquals(Problem.NOT_LOADABLE, e.problem());
        assertTrue(e.message().startsWith("answers.json: "), e.message());
        assertTrue(e.message().length() < 400 && !e.message().contains("\n"), e.message());
    }

    @Test
    void faultIsNamedByItsPath() {
        var e = assertThrows(
                SubmissionException.class,
                () -> read("answers.json", "{\"exercise\":\"x\",\"seed\":\"7\",\"answers\":{}}"));
        assertEquals(
                "answers.json: $.seed is no whole number of at most 64 bits; compare it with the file that grundy new makes",
                e.message());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(quoteCharacter = '`', delimiter = '|', textBlock = """
            {"exercise": "x",\\n "answers": {"ä": 3,, "b": 0}}     | no JSON at line 2, column 21
            {"exercise": "x", “answers”: {}}                     | no JSON at line 1, column 19
            {"exercise": "x",\\n"answers": {"a": 3}              | ends too early, at line 2, column 20: a bracket or a quotation mark is missing
            {"exercise": "x", "answers": {"a": 3, "b": 1, "a": 4}} | $.answers.a stands there twice
            {"exercise": "x", "exercise": "y", "answers": {}}    | $.exercise stands there twice
            """)
    void faultHasItsPlaceAndWhatItIsForIsKnown(String text, String words) {
        var e = assertThrows(SubmissionException.class, () -> read("answers.json", text.replace("\\n", "\n")));
        assertEquals("answers.json: " + words + "; compare it with the file that grundy new makes", e.message());
        assertEquals(Optional.of("x"), e.exercise());
    }

    @Test
    void whatIsNotUtf8IsToldSo() throws Exception {
        Path file = Files.write(folder.resolve("answers.json"), GOOD.getBytes(StandardCharsets.UTF_16));
        var e = assertThrows(SubmissionException.class, () -> reader().read(file, folder.resolve("scratch")));
        assertEquals(
                "answers.json: not UTF-8 at byte 1 (line 1); it looks like UTF-16 with a byte order mark; save it as UTF-8",
                e.message());
        assertEquals(Problem.NOT_LOADABLE, e.problem());
        assertEquals(Optional.empty(), e.exercise());
    }

    @Test
    void thousandsOfUnknownNamesAreAFewNotes() throws Exception {
        String names =
                IntStream.range(0, 3_000).mapToObj(i -> "\"k" + i + "\":0,").collect(Collectors.joining());
        List<String> notes = read("answers.json", "{" + names + "\"exercise\":\"x\",\"answers\":{}}")
                .notes();
        assertEquals("answers.json: $.k0 is not known and ignored.", notes.get(0));
        assertEquals("answers.json: 2995 more names are not known and ignored.", notes.get(5));
        assertEquals(6, notes.size());
    }

    @Test
    void fileLargerThanAnybodyWritesIsRejected() {
        var e = assertThrows(SubmissionException.class, () -> read("answers.json", " ".repeat(70_000)));
        assertEquals(Problem.REJECTED, e.problem());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"answers.json", "Answers.json", "answers-2.json", "answers (1).json", "deep/er/answers_3.json"})
    void foundInAFolderUnderTheNamesThatPlatformsGiveIt(String name) throws Exception {
        Path file = folder.resolve("hand-in").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, GOOD);
        Files.writeString(folder.resolve("hand-in/questions.md"), "# Questions");
        assertEquals(
                Submission.Kind.ANSWERS,
                reader().read(folder.resolve("hand-in"), folder.resolve("s")).kind());
    }

    @Test
    void foundInAZip() throws Exception {
        Path zip = folder.resolve("anna.zip");
        try (var out = new ZipOutputStream(Files.newOutputStream(zip))) {
            out.putNextEntry(new ZipEntry("my answers/answers.json"));
            out.write(GOOD.getBytes(StandardCharsets.UTF_8));
        }
        assertInstanceOf(
                Content.Answers.class, reader().read(zip, folder.resolve("s")).content());
        assertInstanceOf(
                Content.Answers.class,
                reader().readAnswers(zip, folder.resolve("t")).content());
    }

    @Test
    void codeBesideItIsGradedInsteadUnlessAnswersAreAskedFor() throws Exception {
        Files.writeString(folder.resolve("answers.json"), GOOD);
        Files.writeString(folder.resolve("helper.py"), "print(1)");
        assertEquals(
                Submission.Kind.PROGRAM,
                reader().read(folder, folder.resolve("s")).kind());
        assertEquals(
                Submission.Kind.ANSWERS,
                reader().readAnswers(folder, folder.resolve("s")).kind());
    }

    @ParameterizedTest
    @CsvSource({"one, 2 files of answers", "none, no answers.json inside"})
    void severalAndNoneAreTold(String which, String words) throws Exception {
        Files.writeString(folder.resolve("notes.txt"), "");
        if (which.equals("one")) {
            Files.writeString(folder.resolve("answers.json"), GOOD);
            Files.writeString(folder.resolve("answers-1.json"), GOOD);
        }
        var e = assertThrows(SubmissionException.class, () -> reader().readAnswers(folder, folder.resolve("s")));
        assertTrue(e.message().contains(words), e.message());
    }

    private Submission read(String name, String text) throws IOException, SubmissionException {
        return reader().read(Files.writeString(folder.resolve(name), text), folder.resolve("scratch"));
    }

    private static SubmissionReader reader() {
        return new SubmissionReader(ReadLimits.DEFAULT, ArchiveLimits.DEFAULT, 17);
    }
}
