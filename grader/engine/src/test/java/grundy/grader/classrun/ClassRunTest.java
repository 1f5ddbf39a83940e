package grundy.grader.classrun;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.ClassRow;
import grundy.grader.result.HeapPair;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs over a class, stopped and resumed, with faults and twins. */
class ClassRunTest {

    @TempDir
    Path folder;

    private MiniClass mini;

    @BeforeEach
    void threeSubmissions() throws IOException {
        mini = new MiniClass(folder).with("a", "10.0").with("b", "20.5").with("c", "100.0");
    }

    @Test
    void everySubmissionHasARowAndAReportOfItsOwn() throws Exception {
        List<ClassRow> rows = mini.run(false);
        assertEquals(List.of("a", "b", "c"), rows.stream().map(ClassRow::id).toList());
        assertEquals(List.of("10.0", "20.5", "100.0"), marks(rows));
        assertEquals("b Name of b 20.5", Files.readString(mini.out.resolve("reports/b/report.txt")));
        assertEquals("reports/b", result(rows.get(1)).report());
        assertEquals(
                List.of(new HeapPair(1, 1), new HeapPair(4, 4)),
                result(rows.get(0)).missedPairs());
    }

    @Test
    void aStoppedRunGoesOnAndEndsWithTheSameBytes() throws Exception {
        mini.run(false);
        var whole = mini.outcome();
        var other = new MiniClass(folder.resolve("other"))
                .with("a", "10.0")
                .with("b", "20.5")
                .with("c", "100.0");
        other.writer = (report, where) -> {
            if (report.submission().id().equals("b")) {
                throw new IOException("No space left on device");
            }
            MiniClass.writeReport(report, where);
        };
        var stopped = assertThrows(RunStoppedException.class, () -> other.run(false));
        assertEquals(1, stopped.finished());
        assertEquals("No space left on device", stopped.reason().getMessage());
        other.writer = MiniClass::writeReport;
        List<ClassRow> rows = other.run(true);
        assertEquals(List.of("b", "c"), other.graded);
        assertEquals(1, other.finishedBefore);
        assertEquals(List.of("10.0", "20.5", "100.0"), marks(rows));
        assertEquals(whole, other.outcome());
    }

    @Test
    void aRunThatWasStoppedIsNotThrownAwayUnasked() throws Exception {
        mini.run(false);
        Files.delete(mini.out.resolve(".grundy/finished"));
        var refused = assertThrows(RunRefusedException.class, () -> mini.run(false));
        assertTrue(String.valueOf(refused.getMessage()).contains("after 3 submissions: add --resume"));
        assertEquals("10.0", marks(mini.run(true)).get(0));
        assertEquals(List.of(), mini.graded);
    }

    @Test
    void aFinishedRunIsStartedOverWithoutWhatIsNoLongerThere() throws Exception {
        mini.run(false);
        Files.delete(mini.submissions.resolve("b"));
        mini.run(false);
        assertEquals(List.of("a", "c"), mini.graded);
        assertFalse(Files.exists(mini.out.resolve("reports/b")));
    }

    @Test
    void resumingGradesWhatIsNewOrChangedAndDropsWhatIsGone() throws Exception {
        mini.run(false);
        Files.delete(mini.submissions.resolve("a"));
        mini.with("c", "99.9").with("d", "1.0");
        List<ClassRow> rows = mini.run(true);
        assertEquals(List.of("c", "d"), mini.graded);
        assertEquals(List.of("20.5", "99.9", "1.0"), marks(rows));
        assertFalse(Files.exists(mini.out.resolve("reports/a")));
    }

    @Test
    void anEntryThatWasTornIsGradedAgain() throws Exception {
        mini.run(false);
        Files.writeString(mini.out.resolve(".grundy/units/b.json"), "{\"id\": \"b\", \"na");
        assertEquals("20.5", marks(mini.run(true)).get(1));
        assertEquals(List.of("b"), mini.graded);
    }

    @Test
    void aResumedRunNeedsTheSameSettings() throws Exception {
        mini.run(false);
        var other = new RunSettings(Map.of("--seed", "7"));
        var refused = assertThrows(RunRefusedException.class, () -> mini.run(other, true, 1));
        assertTrue(String.valueOf(refused.getMessage()).contains("--seed was 42 and is 7"), refused.getMessage());
        assertEquals("10.0", marks(mini.run(other, false, 1)).get(0));
    }

    @Test
    void theSameContentIsGradedOnceAndReportedToEach() throws Exception {
        mini.with("x.zip", "30.0").with("y.zip", "30.0").with("z.java", "30.0");
        List<ClassRow> rows = mini.run(false);
        assertEquals(List.of("a", "b", "c", "x.zip", "z.java"), mini.graded);
        assertNull(result(rows.get(3)).sameAs());
        assertEquals("x.zip", result(rows.get(4)).sameAs());
        assertEquals("y.zip Name of y.zip 30.0", Files.readString(mini.out.resolve("reports/y.zip/report.txt")));
    }

    @Test
    void anArchiveOfAnyKindIsNotTakenForAnotherByItsName() throws Exception {
        for (String ending : List.of(".zip", ".jar", ".tar", ".tar.gz", ".tgz")) {
            mini.with("ada" + ending, ending).with("ben" + ending, ending);
        }
        mini.with("Solver.java", "30.0").with("solver.java", "30.0");
        mini.grader = unit -> MiniClass.report(unit.id(), "30.0");
        List<String> twins = mini.run(false).stream()
                .filter(row -> result(row).sameAs() != null)
                .map(ClassRow::id)
                .toList();
        assertEquals(List.of("ben.jar", "ben.tar", "ben.tar.gz", "ben.tgz", "ben.zip"), twins);
    }

    @Test
    void whatCannotBeReadIsNeverReportedByTheNameOfAnother() throws Exception {
        mini.with("x.zip", "not loadable").with("y.zip", "not loadable");
        List<ClassRow> rows = mini.run(false);
        // A row leaves its own name out, and would keep that of another.
        assertEquals("nothing to grade", result(rows.get(3)).message());
        assertEquals("nothing to grade", result(rows.get(4)).message());
    }

    @Test
    void aFaultOfOursIsNoMarkAndStopsNobodyAndIsTriedAgain() throws Exception {
        mini.grader = unit -> {
            if (unit.id().equals("b")) {
                throw new StackOverflowError("ours");
            }
            return mini.markInFile(unit);
        };
        List<ClassRow> rows = mini.run(false);
        var fault = assertInstanceOf(ClassRow.Fault.class, rows.get(1).outcome());
        assertTrue(fault.message().contains("StackOverflowError: ours"), fault.message());
        assertTrue(Files.readString(mini.out.resolve(".grundy/faults/b.txt")).contains("StackOverflowError"));
        assertEquals(List.of("a", "c"), mini.graded);
        mini.grader = mini::markInFile;
        assertEquals(List.of("10.0", "20.5", "100.0"), marks(mini.run(true)));
        assertEquals(List.of("b"), mini.graded);
        assertFalse(Files.exists(mini.out.resolve(".grundy/faults")));
    }

    @Test
    void aKnownReasonOfOursIsToldAsItIs() throws Exception {
        mini.grader = unit -> {
            throw new NotGradedException("g++ is not installed: install it");
        };
        assertEquals(
                new ClassRow.Fault("g++ is not installed: install it"),
                mini.run(false).get(0).outcome());
        assertFalse(Files.exists(mini.out.resolve(".grundy/faults")));
        assertEquals(List.of(), mini.graded);
    }

    @Test
    void aReportOfAnEarlierRunDoesNotOutliveAFault() throws Exception {
        mini.run(false);
        mini.with("b", "30.0");
        mini.grader = unit -> {
            throw new IOException("temporary folder is full");
        };
        assertInstanceOf(ClassRow.Fault.class, mini.run(true).get(1).outcome());
        assertFalse(Files.exists(mini.out.resolve("reports/b")));
    }

    @Test
    void aFolderThatIsInUseIsRefused() throws Exception {
        try (var held = RunFolder.open(mini.out, MiniClass.SETTINGS, false)) {
            held.finish();
            var refused = assertThrows(RunRefusedException.class, () -> mini.run(false));
            assertTrue(String.valueOf(refused.getMessage()).contains("in use by another run"));
        }
        assertEquals(3, mini.run(false).size());
    }

    @Test
    void asManyAreGradedAtOnceAsThereAreJobs() throws Exception {
        var both = new CyclicBarrier(2);
        mini.with("d", "0.0");
        mini.grader = unit -> {
            try {
                both.await(20, TimeUnit.SECONDS);
            } catch (Exception e) {
                throw new IOException("was alone", e);
            }
            return mini.markInFile(unit);
        };
        List<ClassRow> rows = mini.run(MiniClass.SETTINGS, false, 2);
        assertEquals(List.of("10.0", "20.5", "100.0", "0.0"), marks(rows));
        assertEquals(
                new TreeSet<>(List.of("a", "b", "c", "d")),
                new TreeSet<>(mini.told.stream().map(ClassRow::id).toList()));
    }

    private static List<String> marks(List<ClassRow> rows) {
        return rows.stream()
                .map(ClassRunTest::result)
                .map(ClassRow.Result::score)
                .map(BigDecimal::toPlainString)
                .toList();
    }

    private static ClassRow.Result result(ClassRow row) {
        return assertInstanceOf(ClassRow.Result.class, row.outcome());
    }

    @Test
    void writtenAnswersOfTheSameContentAreGradedForEachStudent() throws Exception {
        mini.with("a", "30.0").with("b", "30.0");
        mini.grader = unit -> MiniClass.written(mini.markInFile(unit));
        mini.run(false);
        assertEquals(List.of("a", "b", "c"), mini.graded);
    }

    @Test
    void remarksOnWrittenAnswersAreInTheRowAlsoOfARunThatGoesOn() throws Exception {
        mini.grader =
                unit -> MiniClass.written(MiniClass.noted(mini.markInFile(unit), "made for another than " + unit.id()));
        List<String> notes = List.of("made for another than a");
        assertEquals(notes, mini.run(false).get(0).notes());
        mini.grader = mini::markInFile;
        assertEquals(notes, mini.run(true).get(0).notes());
    }

    @Test
    void aNoteOnOnesArchiveIsInNobodyElsesReport() throws Exception {
        mini.with("x.zip", "30.0").with("y.zip", "30.0");
        mini.grader = unit -> MiniClass.noted(mini.markInFile(unit), unit.id() + ": a link is not followed.");
        mini.writer = (report, where) ->
                Files.writeString(where.resolve("report.txt"), report.notes().toString());
        mini.run(false);
        assertEquals(
                "[y.zip: a link is not followed.]", Files.readString(mini.out.resolve("reports/y.zip/report.txt")));
    }
}
