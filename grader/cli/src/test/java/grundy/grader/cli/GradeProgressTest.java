package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.ClassRow;
import grundy.grader.result.Member;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class GradeProgressTest {

    private static final int WIDTH = 79;

    private static ClassRow row(String id) {
        return new ClassRow(id, id, List.of(new Member(id, id)), List.of(), new ClassRow.Fault("a fault"));
    }

    @Test
    void aTerminalShowsABar() {
        var written = new StringWriter();
        try (var bar = GradeProgress.on(new PrintWriter(written), new Terminal(true, false))) {
            bar.begins(4, 1);
            bar.graded(row("2"));
        }
        String last = written.toString().substring(written.toString().lastIndexOf('\r') + 1);
        assertTrue(last.startsWith("grading  50% [=") && last.contains("] 2/4, ") && last.endsWith("\n"), last);
        assertEquals(WIDTH + 1, last.length());
    }

    @Test
    void aPipeShowsALineForEach() {
        var written = new StringWriter();
        try (var lines = GradeProgress.on(new PrintWriter(written), Terminal.PLAIN)) {
            lines.begins(4, 1);
            lines.graded(row("2"));
        }
        assertEquals("1 of 4 were finished before\n2/4  grader-fault  2\n", written.toString());
    }

    @Test
    void theEstimateIsOfWhatThisRunHasDone() {
        String line = BarText.of(30, 10, 40, Duration.ofSeconds(100), WIDTH);
        assertTrue(line.endsWith("] 30/40, 1:40 so far, about 0:50 left"), line);
        assertEquals(WIDTH, line.length());
    }

    @Test
    void nothingIsEstimatedBeforeTheFirstIsDone() {
        String line = BarText.of(10, 10, 40, Duration.ofSeconds(3), WIDTH);
        assertTrue(line.endsWith("] 10/40, 0:03 so far") && line.startsWith("grading  25% [=="), line);
    }

    @Test
    void aLineIsNeverLongerThanItsTerminal() {
        assertEquals(
                WIDTH,
                BarText.of(10_000, 0, 20_000, Duration.ofHours(30), WIDTH).length());
        assertEquals(30, BarText.of(1, 0, 20_000, Duration.ofHours(30), 30).length());
        assertEquals(WIDTH, BarText.of(0, 0, 0, Duration.ZERO, WIDTH).length());
    }
}
