package grundy.grader.classrun;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.ClassRow;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody else, or a broken disk, has left in the folder of a run. */
class TamperedRunTest {

    @TempDir
    Path folder;

    private MiniClass mini;

    @BeforeEach
    void twoSubmissionsAreFinished() throws Exception {
        mini = new MiniClass(folder).with("a", "10.0").with("b", "20.5");
        mini.run(false);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "[]",
                "{}",
                "\u0000\u0000\u0000",
                "{\"id\": null, \"name\": null, \"content\": null, \"result\": null}",
                "{\"id\": \"b\", \"name\": \"Name of b\", \"content\": 7, \"result\": {\"checks\": []}}",
                "{\"id\": [\"b\"], \"name\": {}}"
            })
    void anEntryOfAnotherShapeIsGradedAgain(String entry) throws Exception {
        Files.writeString(entry("b"), entry);
        assertEquals(List.of("10.0", "20.5"), marks(mini.run(true)));
        assertEquals(List.of("b"), mini.graded);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"status\" : \"GRADED\"", "\"score\" : 20.5", "\"title\" : \"Winners\""})
    void anEntryWhereAValueIsMissingIsGradedAgain(String value) throws Exception {
        String entry = Files.readString(entry("b"));
        String without = entry.replace(value, value.replaceFirst(":.*", ": null"));
        assertNotEquals(entry, without);
        Files.writeString(entry("b"), without);
        assertEquals(List.of("10.0", "20.5"), marks(mini.run(true)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e999999999", "1e-999999999", "-1", "100.5"})
    void aMarkThatNobodyCanHaveIsGradedAgain(String mark) throws Exception {
        change("b", "20.5", mark);
        assertEquals(List.of("10.0", "20.5"), marks(mini.run(true)));
    }

    @Test
    void aReportIsNeverSoughtElsewhere() throws Exception {
        change("b", "reports/b", "../../x");
        assertEquals("reports/b", result(mini.run(true).get(1)).report());
        assertEquals(List.of("b"), mini.graded);
    }

    @Test
    void anEntryWithoutItsReportIsGradedAgain() throws Exception {
        Files.delete(mini.out.resolve("reports/b/report.txt"));
        Files.delete(mini.out.resolve("reports/b"));
        mini.run(true);
        assertEquals(List.of("b"), mini.graded);
        assertTrue(Files.exists(mini.out.resolve("reports/b/report.txt")));
    }

    @Test
    void noNameOfAnEntryLeadsOutOfTheReports() throws Exception {
        Files.writeString(mini.out.resolve("mine.txt"), "kept");
        Files.copy(entry("b"), entry(".."));
        Files.copy(entry("b"), entry("."));
        mini.run(false);
        mini.run(true);
        assertEquals("kept", Files.readString(mini.out.resolve("mine.txt")));
        assertTrue(Files.exists(mini.out.resolve("reports/a/report.txt")));
    }

    @Test
    void aFolderWithTheNameOfAnEntryIsNoEntry() throws Exception {
        Files.createDirectories(entry("z"));
        assertEquals(List.of("10.0", "20.5"), marks(mini.run(true)));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void anEntryIsNotReadThroughALink() throws Exception {
        Path elsewhere = folder.resolve("elsewhere.json");
        Files.move(entry("b"), elsewhere);
        Files.createSymbolicLink(entry("b"), elsewhere);
        mini.run(true);
        assertEquals(List.of("b"), mini.graded);
    }

    @ParameterizedTest
    @ValueSource(strings = {"reports", ".grundy", ".grundy/units"})
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void nothingIsWrittenOrRemovedThroughALink(String own) throws Exception {
        Path elsewhere = folder.resolve("elsewhere");
        Files.move(mini.out.resolve(own), elsewhere);
        Files.createSymbolicLink(mini.out.resolve(own), elsewhere);
        var refused = assertThrows(RunRefusedException.class, () -> mini.run(true));
        assertTrue(String.valueOf(refused.getMessage()).contains(own + " in it is a link"), refused.getMessage());
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aLinkToNothingInPlaceOfAReportIsReplaced() throws Exception {
        Files.delete(mini.out.resolve("reports/b/report.txt"));
        Files.delete(mini.out.resolve("reports/b"));
        Files.createSymbolicLink(mini.out.resolve("reports/b"), folder.resolve("nothing"));
        mini.run(true);
        assertTrue(Files.exists(mini.out.resolve("reports/b/report.txt")));
        assertFalse(Files.exists(folder.resolve("nothing")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "{\"values\": {\"--seed\": null}}", "{\"values\": null}"})
    void settingsThatCannotBeReadAreNotTakenForTheSame(String settings) throws Exception {
        Files.writeString(mini.out.resolve(".grundy/run.json"), settings);
        var refused = assertThrows(RunRefusedException.class, () -> mini.run(true));
        assertTrue(String.valueOf(refused.getMessage()).contains("run.json"), refused.getMessage());
        assertEquals(2, mini.run(false).size());
    }

    @Test
    void aReportThatCannotBeMadeIsAFaultOfOneSubmission() throws Exception {
        mini.writer = (report, where) -> {
            if (report.submission().id().equals("a")) {
                throw new IllegalStateException("ours");
            }
            MiniClass.writeReport(report, where);
        };
        List<ClassRow> rows = mini.run(false);
        var fault = assertInstanceOf(ClassRow.Fault.class, rows.get(0).outcome());
        assertTrue(fault.message().contains("IllegalStateException: ours"), fault.message());
        assertEquals("20.5", result(rows.get(1)).score().toPlainString());
    }

    @Test
    void moreJobsThanSubmissionsStartNoMoreThreads() throws Exception {
        assertEquals(2, mini.run(MiniClass.SETTINGS, false, Integer.MAX_VALUE).size());
    }

    private Path entry(String name) {
        return mini.out.resolve(".grundy/units/" + name + ".json");
    }

    private void change(String name, String from, String to) throws IOException {
        String entry = Files.readString(entry(name));
        assertTrue(entry.contains(from), entry);
        Files.writeString(entry(name), entry.replace(from, to));
    }

    private static List<String> marks(List<ClassRow> rows) {
        return rows.stream()
                .map(TamperedRunTest::result)
                .map(ClassRow.Result::score)
                .map(BigDecimal::toPlainString)
                .toList();
    }

    private static ClassRow.Result result(ClassRow row) {
        return assertInstanceOf(ClassRow.Result.class, row.outcome());
    }
}
