package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.reports.sheet.GradesCsv;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole files as platforms get them. To accept a change, run with {@code -Dgolden.accept=true}, and read the difference
 * before it is committed.
 */
class GoldenFilesTest {

    private static final Path GOLDEN = Path.of("src/test/resources/grundy/reports/golden");

    private static final Map<String, String> EXTENSIONS = Map.of("annotations", "txt", "summary", "md", "junit", "xml");

    static Stream<Arguments> files() {
        return PlatformShapesTest.allFormats()
                .flatMap(format -> Stream.of("right", "sum-for-xor", "endless-loop", "compile-error")
                        .map(name -> Arguments.of(format, name)));
    }

    @ParameterizedTest
    @MethodSource("files")
    void samplesLookAsTheyDid(String format, String name) throws IOException {
        check(
                format + "/" + name + "." + EXTENSIONS.getOrDefault(format, "json"),
                Rendered.text(format, SampleReports.named(name)));
    }

    @ParameterizedTest
    @MethodSource("classFiles")
    void filesOfAClassLookAsTheyDid(String name, String text) throws IOException {
        check("class/" + name, text);
    }

    static List<Arguments> classFiles() {
        return List.of(
                Arguments.of("junit.xml", new ClassJUnitXml().render(SampleClass.report())),
                Arguments.of("grades.csv", GradesCsv.render(SampleClass.report())));
    }

    private static void check(String name, String text) throws IOException {
        Path file = GOLDEN.resolve(name);
        if (Boolean.getBoolean("golden.accept")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        }
        assertEquals(Files.readString(file), text, name);
    }
}
