package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {

    @ParameterizedTest
    @ValueSource(classes = {StackOverflowError.class, IllegalStateException.class})
    void aFaultOfOursIsExitStatus3AndOneLineThatSaysWhereTheDetailsLie(Class<? extends Throwable> fault)
            throws Exception {
        var err = new StringWriter();
        int status = Main.run(
                new PrintWriter(new Failing(fault)), new PrintWriter(err), Terminal.PLAIN, "winner", "0.37", "4");
        String said = err.toString();
        assertAll(
                () -> assertEquals(3, status),
                () -> assertEquals(1, said.lines().count(), said),
                () -> assertTrue(said.startsWith("grundy failed, which is not the submission's fault: "), said));
        Path details = Path.of(said.substring(said.indexOf("; details: ") + "; details: ".length())
                .strip());
        assertTrue(Files.readString(details).startsWith(fault.getName()), details::toString);
        Files.delete(details);
    }

    @Test
    void withoutACommandTheCommandsAreShown() {
        var run = CommandRun.of();
        assertEquals(0, run.status());
        assertTrue(run.out().contains("check") && run.out().contains("mutants"), run.out());
    }

    /** Standard output that does not work. */
    private static final class Failing extends Writer {
        private final Class<? extends Throwable> fault;

        Failing(Class<? extends Throwable> fault) {
            this.fault = fault;
        }

        @Override
        public void write(char[] text, int offset, int length) {
            if (fault == StackOverflowError.class) {
                throw new StackOverflowError();
            }
            throw new IllegalStateException("cannot write");
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
