package grundy.grader.cli;

import grundy.grader.result.Report;
import grundy.reports.Format;
import grundy.reports.ReportFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The report of a submission that is watched: where it is open, it shows what is new. When the watch ends, also because we are
 * told to stop, the last report is written as any other.
 */
final class LivePage implements AutoCloseable {

    private final ReportFiles files;
    private final Path folder;
    private final Set<Format> formats;
    private final Thread atStop = new Thread(this::settle, "last page");
    private @Nullable Report last;
    private boolean settled;

    LivePage(ReportFiles files, Path folder, Set<Format> formats) {
        this.files = files;
        this.folder = folder;
        this.formats = formats;
        Runtime.getRuntime().addShutdownHook(atStop);
    }

    /** Writes a report, unless it is over. */
    synchronized void show(Report report) throws IOException {
        if (!settled) {
            last = report;
            files.writeFresh(report, folder, formats);
        }
    }

    @Override
    public void close() throws IOException {
        end();
        try {
            Runtime.getRuntime().removeShutdownHook(atStop);
        } catch (IllegalStateException e) {
            // We are being stopped, and the hook runs or has run.
        }
    }

    private synchronized void end() throws IOException {
        Report report = last;
        last = null;
        settled = true;
        if (report != null) {
            files.write(report, folder, formats);
        }
    }

    private void settle() {
        try {
            end();
        } catch (IOException e) {
            // The page stays as it is, and goes on asking for what is not there.
        }
    }
}
