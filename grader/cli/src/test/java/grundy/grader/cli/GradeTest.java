package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code grundy grade} from its command line to its files. */
class GradeTest {

    private static final Path SAMPLES = Path.of("../../exercises/samples/take-and-split");

    @TempDir
    Path folder;

    private Path moodle;
    private Path out;

    /** Three people, one of whom handed in a zip, and one nothing that could be graded. */
    @BeforeEach
    void exportOfMoodle() throws IOException {
        moodle = folder.resolve("export of moodle");
        out = folder.resolve("results");
        Path ada = Files.createDirectories(moodle.resolve("Ada L_101_assignsubmission_file"));
        Files.copy(SAMPLES.resolve("passed/right/TakeAndSplitSolver.java"), ada.resolve("TakeAndSplitSolver.java"));
        Path bob = Files.createDirectories(moodle.resolve("Bob_102_assignsubmission_file_"));
        zip(
                bob.resolve("my work.zip"),
                Map.of(
                        "work/Solver.java",
                        Files.readAllBytes(SAMPLES.resolve("wrong-answer/sum-for-xor/TakeAndSplitSolver.java"))));
        Path cy = Files.createDirectories(moodle.resolve("Cy_103_assignsubmission_file"));
        Files.writeString(cy.resolve("essay.pdf"), "%PDF-1.4");
    }

    @Test
    void anExportOfMoodleBecomesAClass() throws IOException {
        var run = grade(moodle);
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("layout: moodle, 3 submissions"), run.out());
        assertTrue(run.out().contains("2/3") && run.out().contains("class page: "), run.out());
        assertEquals(
                List.of("101 Ada L graded 100.0", "102 Bob graded 53.9", "103 Cy not-loadable 0.0"), submissions());
        String why = json(out.resolve("class.json")).findValuesAsText("message").toString();
        assertTrue(why.contains("[no .java, .class, .cpp or .py file inside"), why);
        JsonNode report = json(out.resolve("reports/102/report.json"));
        assertEquals("102", report.at("/submission/id").asText());
        assertEquals("Bob", report.at("/submission/name").asText());
        assertTrue(Files.exists(out.resolve("index.html")));
    }

    @Test
    void aZipOfTheExportIsTheSame() throws IOException {
        grade(moodle);
        var asFolder = submissions();
        Path export = folder.resolve("export.zip");
        var entries = new TreeMap<String, byte[]>();
        try (Stream<Path> files = Files.walk(moodle)) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                entries.put("a folder/" + moodle.relativize(file), Files.readAllBytes(file));
            }
        }
        zip(export, entries);
        assertEquals(0, grade(export).status());
        assertEquals(asFolder, submissions());
    }

    @Test
    void sheetsOfThePlatformAreFilled() throws IOException {
        Path worksheet = folder.resolve("worksheet.csv");
        Files.writeString(worksheet, """
                Identifier,Full name,Status,Grade,Maximum Grade,Grade can be changed,Last modified (grade),Feedback comments
                Participant 101,Ada L,Submitted,,50,Yes,-,
                Participant 102,Bob,Submitted,,50,Yes,-,
                Participant 104,Di,No submission,,50,Yes,-,
                """);
        var run = grade(moodle, "--moodle-worksheet", worksheet.toString(), "--format", "csv,junit");
        assertEquals(0, run.status(), run.err());
        String sheet = Files.readString(out.resolve("moodle.csv"));
        assertTrue(sheet.contains("Participant 101,Ada L,Submitted,50,") || sheet.contains(",50.0"), sheet);
        assertTrue(sheet.contains("Participant 104,Di,No submission,,50"), sheet);
        assertTrue(Files.readString(out.resolve("grades.csv")).contains("102,Bob,102,take-and-split,53.9,100,graded"));
        assertTrue(Files.readString(out.resolve("junit.xml")).contains("<testsuite "));
    }

    @Test
    void aRosterGivesNamesAndTellsWhoIsMissing() throws IOException {
        Path roster = Files.writeString(folder.resolve("roster.csv"), "id,name\n101,Ada Lovelace\n102,Bob\n104,Di\n");
        var run = grade(moodle, "--roster", roster.toString());
        assertTrue(run.out().contains("1 handed in nothing"), run.out());
        assertEquals("101 Ada Lovelace graded 100.0", submissions().get(0));
    }

    @Test
    void aMarkBelowTheOneAskedForIsToldByTheExitStatus() throws IOException {
        Files.delete(moodle.resolve("Cy_103_assignsubmission_file/essay.pdf"));
        Files.delete(moodle.resolve("Cy_103_assignsubmission_file"));
        assertEquals(1, grade(moodle, "--fail-under", "54").status());
        assertEquals(0, grade(moodle, "--fail-under", "53.9").status());
    }

    @Test
    void aRunIsResumedAndOneThatWasStoppedIsNotOverwritten() throws IOException {
        grade(moodle);
        var bytes = untimed();
        Files.delete(out.resolve(".grundy/finished"));
        Files.delete(out.resolve(".grundy/units/102.json"));
        var refused = grade(moodle);
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("stopped after 2 submissions: add --resume"), refused.err());
        var resumed = grade(moodle, "--resume");
        assertEquals(0, resumed.status(), resumed.err());
        assertTrue(resumed.out().contains("2 of 3 were finished before\n3/3"), resumed.out());
        assertEquals(bytes, untimed());
        var otherSeed = grade(moodle, "--resume", "--seed", "7");
        assertTrue(otherSeed.err().contains("--seed was not given and is 7"), otherSeed.err());
    }

    @Test
    void resultsThatLieAmongTheSubmissionsAreNoSubmission() throws IOException {
        out = Files.createDirectories(moodle.resolve("results"));
        assertEquals(0, grade(moodle, "--layout", "folder").status());
        assertEquals(0, grade(moodle, "--layout", "folder").status());
        assertEquals(3, submissions().size());
    }

    @Test
    void badInputIsOneLineAndStatusTwo() throws IOException {
        Path empty = Files.createDirectories(folder.resolve("empty"));
        Path text = Files.writeString(folder.resolve("marks.zip"), "no zip at all");
        Path full = Files.createDirectories(folder.resolve("full"));
        Files.writeString(full.resolve("thesis.txt"), "mine");
        refused(grade(empty), "no submission inside");
        refused(grade(text), "marks.zip");
        refused(grade(folder.resolve("nowhere")), "no such file or folder");
        refused(grade(moodle, "--layout", "blackboard"), "choose from moodle, canvas, gradescope, folder");
        refused(grade(moodle, "--jobs", "0"), "--jobs is 0");
        refused(grade(moodle, "--roster", text.toString()), "marks.zip");
        refused(grade(moodle, "--moodle-worksheet", full.resolve("thesis.txt").toString()), "thesis.txt");
        refused(grade(moodle, "--canvas-gradebook", "g.csv"), "--canvas-assignment");
        refused(grade(moodle, "--max-archive-mib", "0"), "--max-archive-mib is 0");
        refused(grade(moodle, "--format", "cvs"), "--format does not know 'cvs'");
        assertFalse(Files.exists(out.resolve("index.html")));
        out = full;
        refused(grade(moodle), "holds files that are not results of this command");
        out = folder.resolve("results of before");
        Files.createDirectories(out.resolve(".grundy"));
        refused(grade(Files.createDirectories(out.resolve("reports"))), "lies in --out");
        out = full;
        assertEquals("mine", Files.readString(full.resolve("thesis.txt")));
    }

    @Test
    void aRosterThatNamesNobodyIsToldAndTheMarksAreKept() throws IOException {
        Path roster = Files.writeString(folder.resolve("roster.csv"), "id,name\nada,Ada\n");
        var run = grade(moodle, "--roster", roster.toString());
        assertEquals(0, run.status());
        assertTrue(run.out().contains("none of its 1 ids is in the class"), run.out());
        assertEquals(3, submissions().size());
    }

    private static void refused(CommandRun run, String expected) {
        assertEquals(2, run.status(), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
        assertTrue(run.err().contains(expected), run.err());
    }

    private CommandRun grade(Path path, String... more) {
        var arguments = new ArrayList<>(List.of("grade", path.toString(), "--out", out.toString()));
        arguments.addAll(List.of(more));
        return CommandRun.of(arguments.toArray(String[]::new));
    }

    private List<String> submissions() throws IOException {
        var rows = new ArrayList<String>();
        json(out.resolve("class.json"))
                .get("submissions")
                .forEach(row -> rows.add(row.get("id").asText() + " "
                        + row.get("name").asText() + " " + row.get("status").asText() + " "
                        + row.get("score").asText()));
        return rows;
    }

    /** All files of the results, without the times in them. */
    private Map<String, String> untimed() throws IOException {
        var files = new TreeMap<String, String>();
        try (Stream<Path> all = Files.walk(out)) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                files.put(
                        out.relativize(file).toString(),
                        Files.readString(file)
                                .replaceAll("\"totalMillis\" : \\d+", "")
                                .replaceAll("[0-9.]+ s\\b", ""));
            }
        }
        return files;
    }

    private static JsonNode json(Path file) throws IOException {
        return new ObjectMapper().readTree(file.toFile());
    }

    private static void zip(Path file, Map<String, byte[]> entries) throws IOException {
        try (var zip = new ZipOutputStream(Files.newOutputStream(file))) {
            for (var entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
            }
        }
    }

    @Test
    void aSubmissionThatHoldsTheResultsIsNotPassedOverInSilence() throws IOException {
        Path inside = moodle.resolve("Cy_103_assignsubmission_file").resolve("results/run");
        var run = CommandRun.of("grade", moodle.toString(), "--out", inside.toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("103 is not graded, since --out lies in it"), run.out());
    }

    @Test
    void whatCannotBeWrittenIsNoFaultOfOurs() throws IOException {
        Files.createDirectories(out.resolve(".grundy/run.json.part/full"));
        var run = grade(moodle);
        assertEquals(2, run.status(), run.err());
        assertTrue(run.err().contains("cannot be written"), run.err());
        assertEquals(1, run.err().lines().count(), run.err());
    }

    @Test
    void anEmptyPathIsNotThisFolder() {
        var noPath = CommandRun.of("grade", "", "--out", out.toString());
        assertEquals("PATH is empty: give what the course platform exported, or . for this folder\n", noPath.err());
        var noOut = CommandRun.of("grade", moodle.toString(), "--out", "");
        assertEquals("--out is empty: give a folder, or . for this one\n", noOut.err());
        assertEquals(List.of(2, 2), List.of(noPath.status(), noOut.status()));
    }
}
