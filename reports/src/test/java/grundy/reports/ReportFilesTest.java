package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFilesTest {

    @TempDir
    Path folder;

    @Test
    void writesThePageAndJsonAndOnlyWhatElseIsAskedFor() throws IOException {
        ReportFiles files = new ReportFiles(Optional.empty(), "1.0.0");
        files.write(SampleReports.right(), folder.resolve("a/b"), Set.of());
        assertEquals(List.of("index.html", "report.json"), names(folder.resolve("a/b")));
        files.write(SampleReports.right(), folder.resolve("a/b"), Set.of(Format.JUNIT));
        assertEquals(List.of("index.html", "junit.xml", "report.json"), names(folder.resolve("a/b")));
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }
}
