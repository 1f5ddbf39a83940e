package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassFilesTest {

    @TempDir
    Path folder;

    @Test
    void pageAndJsonAreThereAndNothingElse() throws IOException {
        Path out = folder.resolve("new/out");
        new ClassFiles(Optional.empty(), Language.english(), "1.0.0").write(SampleClasses.three(), out, Set.of());
        assertEquals(List.of("class.json", "index.html"), names(out));
        assertEquals(Pages.html(SampleClasses.three()), Files.readString(out.resolve("index.html")));
    }

    @Test
    void olderFilesAreReplaced() throws IOException {
        ClassFiles files = new ClassFiles(Optional.empty(), Language.english(), "1.0.0");
        files.write(SampleClasses.ofSize(30), folder, Set.of());
        files.write(SampleClasses.three(), folder, Set.of());
        assertEquals(Pages.html(SampleClasses.three()), Files.readString(folder.resolve("index.html")));
    }

    @Test
    void pageStyleAndScriptCanBeReplaced() throws IOException {
        Path templates = Files.createDirectory(folder.resolve("templates"));
        Files.writeString(templates.resolve("class.css"), "body { color: teal; }");
        Files.writeString(templates.resolve("class.js"), "document.title = 'Ours';");
        String page = write(templates);
        assertTrue(page.contains("body { color: teal; }"));
        assertTrue(page.contains("<script>document.title = 'Ours';</script>"));
        assertTrue(page.contains("'sha256-PAhO8Iaf1Deh2VJiUel4yS6U9GXuDinSVg5xokoRUek='"));
        Files.writeString(templates.resolve("class.ftlh"), "${report.rows?size} of ${page.rows[0].label}");
        assertEquals("3 of Ada Lovelace", write(templates));
    }

    @Test
    void brokenTemplateLeavesTheMarksAndNoHalfPage() throws IOException {
        Path templates = Files.createDirectory(folder.resolve("templates"));
        Files.writeString(templates.resolve("class.ftlh"), "<p>half\n${page.grade}</p>");
        BrokenTemplateException e = assertThrows(BrokenTemplateException.class, () -> write(templates));
        assertTrue(String.valueOf(e.getMessage()).startsWith(templates + "/class.ftlh:2: "), e.getMessage());
        assertEquals(List.of("class.json"), names(folder.resolve("out")));
    }

    @Test
    void templateThatRepeatsWithoutEndFillsNoDisk() throws IOException {
        String flood = "x".repeat(100_000);
        Files.writeString(folder.resolve("class.ftlh"), "<#list 1.. as n>" + flood + "</#list>");
        Templates templates = Templates.load(Optional.of(folder));
        FullDisk disk = new FullDisk(80_000_000);
        BrokenTemplateException e =
                assertThrows(BrokenTemplateException.class, () -> templates.render("class.ftlh", Map.of(), disk));
        assertTrue(String.valueOf(e.getMessage()).contains("without end"), e.getMessage());
    }

    @Test
    void fullDiskIsNotTheTemplatesFault() throws IOException {
        ClassPage page = new ClassPage(Templates.load(Optional.empty()), Language.english(), "1.0.0");
        IOException e = assertThrows(IOException.class, () -> page.write(SampleClasses.three(), new FullDisk(1_000)));
        assertEquals("No space left on device", e.getMessage());
        assertFalse(e instanceof BrokenTemplateException);
    }

    /** Takes so many characters, keeps none, and then takes nothing more. */
    private static final class FullDisk extends Writer {
        private int left;

        FullDisk(int room) {
            left = room;
        }

        @Override
        public void write(char[] text, int from, int length) throws IOException {
            left -= length;
            if (left < 0) {
                throw new IOException("No space left on device");
            }
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    private String write(Path templates) throws IOException {
        Path out = folder.resolve("out");
        new ClassFiles(Optional.of(templates), Language.english(), "1.0.0").write(SampleClasses.three(), out, Set.of());
        return Files.readString(out.resolve("index.html"));
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
