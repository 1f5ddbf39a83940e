package grundy.reports;

import grundy.grader.result.ClassReport;
import grundy.reports.sheet.Filled;
import grundy.reports.sheet.GradesCsv;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;

/** Writes what other programs read about a class as a whole. A file is there whole or not at all. */
public final class ClassFormats {

    private ClassFormats() {}

    /**
     * Writes {@code junit.xml} and {@code grades.csv} where they are asked for.
     *
     * @param outDir made if it is missing
     * @param formats those that are not {@linkplain Format#forClass for a class} write nothing
     * @throws IOException if a file cannot be written
     */
    public static void write(ClassReport report, Path outDir, Set<Format> formats) throws IOException {
        OutputFolder folder = OutputFolder.create(outDir);
        if (formats.contains(Format.JUNIT)) {
            folder.write("junit.xml", new ClassJUnitXml().render(report));
        }
        if (formats.contains(Format.CSV)) {
            folder.write("grades.csv", GradesCsv.render(report));
        }
    }

    /**
     * Writes a platform's sheet that was filled in.
     *
     * @param outDir made if it is missing
     * @param name the file's name, such as {@code moodle.csv}
     * @throws IOException if the file cannot be written
     */
    public static void write(Filled sheet, Path outDir, String name) throws IOException {
        OutputFolder.create(outDir).write(name, sheet.text());
    }
}
