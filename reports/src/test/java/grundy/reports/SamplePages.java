package grundy.reports;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** Writes every sample report into a folder, to be looked at. */
final class SamplePages {

    private SamplePages() {}

    public static void main(String[] args) throws IOException {
        ReportFiles files = new ReportFiles(Optional.empty(), Language.english(), "1.0.0");
        for (String name : SampleReports.names()) {
            files.write(SampleReports.named(name), Path.of(args[0], name), Set.of(Format.JUNIT));
        }
        files.write(SampleReports.full(), Path.of(args[0], "full"), Set.of(Format.JUNIT));
    }
}
