package grundy.grader.submission;

import static grundy.grader.submission.Fixtures.problem;
import static grundy.grader.submission.Fixtures.read;
import static grundy.grader.submission.Fixtures.write;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceEncodingTest {
    @TempDir
    Path temp;

    private Path ada = Path.of("");

    @BeforeEach
    void folder() {
        ada = temp.resolve("ada");
    }

    @Test
    void aByteOrderMarkAndForeignLineEndsAreAccepted() throws Exception {
        write(ada, "Solver.java", "\uFEFFclass Solver {\r\n}\r\n");

        assertEquals(
                List.of(new SourceText("Solver.java", "class Solver {\r\n}\r\n")),
                ((Content.Sources) read(ada).content()).files());
    }

    @Test
    void latin1IsRecognisedAndPlaced() {
        write(ada, "Solver.java", "class Solver {\n// Z\u00FCrich\n}".getBytes(ISO_8859_1));

        assertEquals(
                "COMPILE_ERROR Solver.java: not UTF-8 at byte 20 (line 2); it looks like ISO-8859-1 or Windows-1252;"
                        + " save it as UTF-8",
                problem(() -> read(ada)));
    }

    @Test
    void utf16IsRecognisedWithAndWithoutAMark() {
        String text = "class Solver {}";
        write(ada, "Solver.java", ("\uFEFF" + text).getBytes(UTF_16LE));
        String with = "COMPILE_ERROR Solver.java: not UTF-8 at byte 1 (line 1);"
                + " it looks like UTF-16 with a byte order mark; save it as UTF-8";
        assertEquals(with, problem(() -> read(ada)));

        String without = "; it looks like UTF-16 without a byte order mark; save it as UTF-8";
        write(ada, "Solver.java", text.getBytes(UTF_16LE));
        assertEquals("COMPILE_ERROR Solver.java: not UTF-8 at byte 2 (line 1)" + without, problem(() -> read(ada)));
        write(ada, "Solver.java", text.getBytes(UTF_16BE));
        assertEquals("COMPILE_ERROR Solver.java: not UTF-8 at byte 1 (line 1)" + without, problem(() -> read(ada)));
    }

    @Test
    void aBinaryFileIsNoText() {
        write(ada, "Solver.java", new byte[] {'P', 'K', 3, 4, 0, 0, 0, 0, 'x', 'y', 'z', 'z', 'y'});

        assertEquals(
                "COMPILE_ERROR Solver.java: not UTF-8 at byte 5 (line 1); it looks like no text at all;"
                        + " save it as UTF-8",
                problem(() -> read(ada)));
    }

    @Test
    void aCharacterCutOffAtTheEndIsNotUtf8() {
        write(ada, "Solver.java", new byte[] {'/', '/', (byte) 0xC3});

        assertEquals(
                "COMPILE_ERROR Solver.java: not UTF-8 at byte 3 (line 1); it looks like ISO-8859-1 or Windows-1252;"
                        + " save it as UTF-8",
                problem(() -> read(ada)));
    }

    @Test
    void allFilesInAnotherEncodingAreNamedAtOnce() {
        write(ada, "A.java", new byte[] {(byte) 0xE9});
        write(ada, "B.java", "class B {}");
        write(ada, "C.java", new byte[] {(byte) 0xE9});

        SubmissionException e = assertThrows(SubmissionException.class, () -> read(ada));

        String rest = ": not UTF-8 at byte 1 (line 1); it looks like ISO-8859-1 or Windows-1252; save it as UTF-8";
        assertEquals("A.java" + rest, e.message());
        assertEquals(List.of("A.java" + rest, "C.java" + rest), e.details());
    }
}
