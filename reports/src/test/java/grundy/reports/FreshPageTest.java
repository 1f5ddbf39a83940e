package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A page that loads itself anew while its submission is watched, and only then. */
class FreshPageTest {

    private static final Pattern SCRIPT =
            Pattern.compile("<script id=\"fresh\" data-state=\"(\\w+)\">(.*?)</script>", Pattern.DOTALL);

    @TempDir
    private Path folder;

    private ReportFiles files;

    @BeforeEach
    void open() throws BrokenTemplateException {
        files = new ReportFiles(Optional.empty(), Language.english(), "1.0.0");
    }

    private String read(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }

    @Test
    void thePageAsksForTheStateThatItShows() throws IOException {
        files.writeFresh(SampleReports.sumForXor(), folder, Set.of());
        var script = SCRIPT.matcher(read("index.html"));
        assertTrue(script.find());
        assertEquals("window.grundyFresh = \"" + script.group(1) + "\";\n", read("fresh.js"));
    }

    @Test
    void anotherReportIsAnotherStateAndTheSameIsNot() throws IOException {
        files.writeFresh(SampleReports.sumForXor(), folder, Set.of());
        String first = read("fresh.js");
        files.writeFresh(SampleReports.sumForXor(), folder, Set.of());
        assertEquals(first, read("fresh.js"));
        files.writeFresh(SampleReports.compileError(), folder, Set.of());
        assertNotEquals(first, read("fresh.js"));
    }

    @Test
    void theBrowserIsToldOfThisScriptAndNoOther() throws IOException, NoSuchAlgorithmException {
        files.writeFresh(SampleReports.compileError(), folder, Set.of());
        var script = SCRIPT.matcher(read("index.html"));
        assertTrue(script.find());
        byte[] hash =
                MessageDigest.getInstance("SHA-256").digest(script.group(2).getBytes(StandardCharsets.UTF_8));
        assertTrue(read("index.html")
                .contains("script-src 'sha256-" + Base64.getEncoder().encodeToString(hash) + "' 'strict-dynamic'; "));
    }

    @Test
    void whenTheWatchEndsNothingOfItIsLeft() throws IOException {
        files.write(SampleReports.sumForXor(), folder, Set.of());
        String plain = read("index.html");
        assertFalse(plain.contains("fresh.js") || plain.contains("strict-dynamic"), "as strict as ever");
        files.writeFresh(SampleReports.sumForXor(), folder, Set.of());
        files.write(SampleReports.sumForXor(), folder, Set.of());
        assertEquals(plain, read("index.html"));
        assertFalse(Files.exists(folder.resolve("fresh.js")));
    }
}
