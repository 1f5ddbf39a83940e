package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFilesTest {

    @TempDir
    Path folder;

    @Test
    void writesThePageAndJsonAndOnlyWhatElseIsAskedFor() throws IOException {
        ReportFiles files = new ReportFiles(Optional.empty(), Language.english(), "1.0.0");
        files.write(SampleReports.right(), folder.resolve("a/b"), Set.of());
        assertEquals(List.of("index.html", "report.json"), names(folder.resolve("a/b")));
        files.write(SampleReports.right(), folder.resolve("a/b"), Set.of(Format.JUNIT));
        assertEquals(List.of("index.html", "junit.xml", "report.json"), names(folder.resolve("a/b")));
    }

    @Test
    void replacesFilesOfAnEarlierRun() throws IOException {
        Files.writeString(folder.resolve("report.json"), "old");
        new ReportFiles(Optional.empty(), Language.english(), "2.5.0").write(SampleReports.right(), folder, Set.of());
        assertTrue(Files.readString(folder.resolve("report.json")).contains("\"version\" : \"2.5.0\""));
        assertTrue(Files.readString(folder.resolve("index.html")).contains("Grundy Grader 2.5.0"));
        assertEquals(List.of("index.html", "report.json"), names(folder));
    }

    @Test
    void nothingOfAnEarlierRunStaysBesideANewReport() throws IOException {
        ReportFiles files = new ReportFiles(Optional.empty(), Language.english(), "1.0.0");
        files.write(SampleReports.tableError(), folder, EnumSet.allOf(Format.class));
        files.write(SampleReports.right(), folder, Set.of());
        try (Stream<Path> all = Files.walk(folder)) {
            assertEquals(
                    List.of("index.html", "report.json"),
                    all.filter(Files::isRegularFile)
                            .map(file -> folder.relativize(file).toString())
                            .sorted()
                            .toList());
        }
    }

    @Test
    void pageOfAnEarlierRunDoesNotStayWhereATemplateIsBroken() throws IOException {
        Path templates = Files.createDirectory(folder.resolve("templates"));
        Files.writeString(templates.resolve("top.ftlh"), "<#if");
        Path out = folder.resolve("out");
        new ReportFiles(Optional.empty(), Language.english(), "1.0.0").write(SampleReports.tableError(), out, Set.of());
        var broken = new ReportFiles(Optional.of(templates), Language.english(), "1.0.0");
        assertThrows(BrokenTemplateException.class, () -> broken.write(SampleReports.right(), out, Set.of()));
        assertEquals(List.of("report.json"), names(out));
    }

    @Test
    void readingAheadTellsNothingAndChangesNothing() throws IOException {
        Path templates = Files.createDirectory(folder.resolve("templates"));
        Files.writeString(templates.resolve("top.ftlh"), "<#if");
        var broken = new ReportFiles(Optional.of(templates), Language.english(), "1.0.0");
        broken.readAhead();
        assertThrows(
                BrokenTemplateException.class,
                () -> broken.write(SampleReports.right(), folder.resolve("broken"), Set.of()));
        var files = new ReportFiles(Optional.empty(), Language.english(), "1.0.0");
        files.write(SampleReports.right(), folder.resolve("plain"), Set.of());
        var ahead = new ReportFiles(Optional.empty(), Language.english(), "1.0.0");
        ahead.readAhead();
        ahead.write(SampleReports.right(), folder.resolve("ahead"), Set.of());
        assertEquals(
                Files.readString(folder.resolve("plain/index.html")),
                Files.readString(folder.resolve("ahead/index.html")));
    }

    @Test
    void aFileInTheWayLeavesNothingHalfWritten() throws IOException {
        Files.createDirectories(folder.resolve("index.html/in the way"));
        ReportFiles files = new ReportFiles(Optional.empty(), Language.english(), "1.0.0");
        assertThrows(IOException.class, () -> files.write(SampleReports.right(), folder, Set.of()));
        assertEquals(List.of("index.html", "report.json"), names(folder));
        assertTrue(Files.isRegularFile(folder.resolve("report.json")), "the mark is not lost with the page");
    }

    @Test
    void whatALinkInTheWayPointsAtIsNotWrittenTo() throws IOException {
        Path precious = Files.writeString(folder.resolve("precious"), "years of work");
        Path out = Files.createDirectory(folder.resolve("out"));
        long pid = ProcessHandle.current().pid();
        Files.createSymbolicLink(out.resolve(".report.json." + pid + ".tmp"), precious);
        new ReportFiles(Optional.empty(), Language.english(), "1.0.0").write(SampleReports.right(), out, Set.of());
        assertEquals("years of work", Files.readString(precious));
        assertEquals(List.of("index.html", "report.json"), names(out));
    }

    @Test
    void oneInstanceServesSeveralThreadsWithTheSameBytes() throws IOException {
        ReportFiles files = new ReportFiles(Optional.empty(), Language.english(), "1.0.0");
        List<String> pages = IntStream.range(0, 16)
                .parallel()
                .mapToObj(i -> page(files, folder.resolve("s" + i)))
                .distinct()
                .toList();
        assertEquals(1, pages.size());
    }

    private static String page(ReportFiles files, Path out) {
        try {
            files.write(SampleReports.tableError(), out, Set.of());
            return Files.readString(out.resolve("index.html"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }
}
