package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An instructor's folder of templates. */
class TemplatesTest {

    @TempDir
    Path folder;

    private Path templates;

    @BeforeEach
    void emptyFolderOfTemplates() throws IOException {
        templates = Files.createDirectory(folder.resolve("my templates"));
    }

    @Test
    void oneFileIsReplacedAndTheRestStays() throws IOException {
        String footer = "<#macro output report page></#macro><#macro notes list></#macro><#macro glossary></#macro>"
                + "<#macro footer report version><footer>Course 101, ${report.submission.name}</footer></#macro>";
        Files.writeString(templates.resolve("rest.ftlh"), footer);
        Xml page = Xml.parse(write());
        assertEquals("Course 101, Ada L.", page.say("//footer"));
        assertEquals("52.8 / 100", page.say("//*[@class='score']"));
    }

    @Test
    void styleSheetCanBeReplacedToo() throws IOException {
        Files.writeString(templates.resolve("report.css"), "body { color: teal; }");
        String style = Xml.parse(write()).say("//style");
        assertTrue(style.startsWith("body { color: teal; }"), style);
    }

    @Test
    void replacedTemplateStillEscapes() throws IOException {
        Files.writeString(templates.resolve("report.ftlh"), "<p>${report.submission.name}</p>");
        ReportFiles files = new ReportFiles(Optional.of(templates), Language.english(), "1.0.0");
        files.write(HostileSamples.report(), folder.resolve("out"), Set.of());
        assertTrue(Files.readString(folder.resolve("out/index.html")).startsWith("<p>&lt;script&gt;alert"));
    }

    @Test
    void syntaxErrorIsOneLineWithFileAndLine() throws IOException {
        Files.writeString(templates.resolve("sum.ftlh"), "<#macro full x>\n<#if x.xor == >\n</#macro>");
        assertBroken("sum.ftlh:2: ");
    }

    @Test
    void unknownNameIsOneLineWithFileAndLine() throws IOException {
        Files.writeString(templates.resolve("report.ftlh"), "<p>\n\n${report.grade}</p>");
        assertBroken("report.ftlh:3: ");
    }

    @Test
    void templateThatCallsItselfIsSaid() throws IOException {
        Files.writeString(templates.resolve("report.ftlh"), "<#macro m><@m /></#macro><@m />");
        assertBroken("report.ftlh: calls itself");
    }

    @Test
    void linkOutOfTheFolderIsRefused() throws IOException {
        Path outside = Files.writeString(folder.resolve("outside.txt"), "private");
        Files.createSymbolicLink(templates.resolve("report.ftlh"), outside);
        assertBroken("report.ftlh: ");
    }

    @Test
    void missingIncludeIsSaid() throws IOException {
        Files.writeString(templates.resolve("report.ftlh"), "<p>\n<#include \"logo.ftlh\"></p>");
        assertBroken("report.ftlh:2: ");
    }

    @Test
    void templatesCannotReachJava() throws IOException {
        Files.writeString(templates.resolve("report.ftlh"), "${\"freemarker.template.utility.Execute\"?new()(\"id\")}");
        assertBroken("report.ftlh:1: ");
        Files.writeString(templates.resolve("report.ftlh"), "${report.submission?api.class}");
        assertBroken("report.ftlh:1: ");
        Files.writeString(templates.resolve("report.ftlh"), "${report.class.name}");
        assertBroken("report.ftlh:1: ");
    }

    @Test
    void aBrokenTemplateLeavesNoPage() throws IOException {
        Files.writeString(templates.resolve("report.ftlh"), "half a page ${report.grade}");
        assertBroken("report.ftlh:1: ");
        assertFalse(Files.exists(folder.resolve("out/index.html")));
    }

    @Test
    void missingFolderIsSaid() {
        Path missing = folder.resolve("none");
        BrokenTemplateException e = assertThrows(
                BrokenTemplateException.class,
                () -> new ReportFiles(Optional.of(missing), Language.english(), "1.0.0"));
        assertEquals(missing + ": cannot be read as a folder of templates", e.getMessage());
    }

    private String write() throws IOException {
        Path out = folder.resolve("out");
        new ReportFiles(Optional.of(templates), Language.english(), "1.0.0")
                .write(SampleReports.sumForXor(), out, Set.of());
        return Files.readString(out.resolve("index.html"));
    }

    private void assertBroken(String where) {
        BrokenTemplateException e = assertThrows(BrokenTemplateException.class, this::write);
        String said = String.valueOf(e.getMessage());
        String file = templates + "/" + where;
        assertTrue(said.startsWith(file), said);
        assertEquals(1, said.lines().count(), said);
        int what = said.length() - file.length();
        assertTrue(what > 20 && what < 320, said);
    }
}
