package grundy.grader.classrun;

import grundy.grader.result.Report;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder that a run writes to, held by one run at a time: reports in {@code reports/}, and what a later run needs to go
 * on in {@code .grundy/}. The lock is the operating system's, so that it ends with the process however that ends.
 */
public final class RunFolder implements AutoCloseable {

    /** The folder of the state, below the one that was given. */
    public static final String STATE = ".grundy";

    private static final String REPORTS = "reports";

    private static final List<String> OWN =
            List.of(STATE, STATE + "/lock", STATE + "/units", STATE + "/writing", STATE + "/faults", REPORTS);

    private final Path out;
    private final Path state;
    private final Journal journal;
    private final FileChannel lock;

    private RunFolder(Path out, FileChannel lock) {
        this.out = out;
        this.state = out.resolve(STATE);
        this.journal = new Journal(state);
        this.lock = lock;
    }

    /**
     * Takes the folder for a run.
     *
     * @param out made if it is missing
     * @param resume whether to keep what an earlier run has finished; otherwise it is removed, but only where that run had
     *     come to its end
     * @throws RunRefusedException if another run is writing there, or what is there must not be removed or gone on with
     * @throws IOException if the folder cannot be written
     */
    public static RunFolder open(Path out, RunSettings settings, boolean resume)
            throws RunRefusedException, IOException {
        refuseLinks(out);
        Files.createDirectories(out.resolve(STATE));
        var folder = new RunFolder(out, lock(out));
        try {
            folder.begin(settings, resume);
            return folder;
        } catch (RunRefusedException | IOException | RuntimeException e) {
            folder.close();
            throw e;
        }
    }

    /** What is ours lies in the folder itself. Through a link we would write, and remove, what is somebody else's. */
    private static void refuseLinks(Path out) throws RunRefusedException {
        for (String own : OWN) {
            if (Files.isSymbolicLink(out.resolve(own))) {
                throw new RunRefusedException(
                        "--out " + out + ": " + own
                                + " in it is a link, through which nothing is written: remove the link, or give another folder");
            }
        }
    }

    private static FileChannel lock(Path out) throws RunRefusedException, IOException {
        FileChannel channel = FileChannel.open(
                out.resolve(STATE).resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (tryLock(channel) == null) {
            channel.close();
            throw new RunRefusedException(
                    "--out " + out + " is in use by another run: wait until it has ended, or give another folder");
        }
        return channel;
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    private void begin(RunSettings settings, boolean resume) throws RunRefusedException, IOException {
        int done = journal.files().size();
        if (resume && done > 0) {
            RunSettings earlier = journal.settings()
                    .orElseThrow(
                            () -> new RunRefusedException("--resume: the settings of the earlier run cannot be read ("
                                    + state.resolve("run.json") + "): remove " + state + " to grade all again"));
            String difference = settings.differenceTo(earlier).orElse(null);
            if (difference != null) {
                throw new RunRefusedException("--resume: " + difference
                        + ": marks must come about in one way, so give the same, or another --out");
            }
        } else if (done > 0 && !journal.isFinished()) {
            throw new RunRefusedException("--out " + out + " holds a run that was stopped after " + done
                    + " submissions: add --resume to go on with it, or give another folder");
        } else {
            clear();
        }
        remove(state.resolve("writing"));
        remove(state.resolve("faults"));
        journal.begin(settings);
    }

    /** Removes what an earlier run made, and only that. */
    private void clear() throws IOException {
        for (String file : journal.files()) {
            discard(file);
        }
    }

    /** What an earlier run has finished, by the name of the report's folder. */
    Map<String, Journal.Entry> finished() throws IOException {
        return journal.read();
    }

    /** Removes the report of a submission, and its entry before that. */
    void discard(String name) throws IOException {
        journal.remove(name);
        remove(out.resolve(REPORTS).resolve(name));
    }

    /** Whether there is a report of that name. */
    boolean hasReport(String name) {
        return Files.isDirectory(out.resolve(REPORTS).resolve(name), LinkOption.NOFOLLOW_LINKS);
    }

    /** Where a report lies, relative to the folder of the run. */
    static String reportFolder(String name) {
        return REPORTS + "/" + name;
    }

    /** Writes a report, and then its entry: whatever happens between the two, an entry has its report. */
    void add(String name, Report report, Journal.Entry entry, ReportWriter writer) throws IOException {
        Path writing = Files.createDirectories(state.resolve("writing").resolve(name));
        writer.write(report, writing);
        Path target = out.resolve(REPORTS).resolve(name);
        Files.createDirectories(target.getParent());
        remove(target);
        Files.move(writing, target);
        journal.add(name, entry);
    }

    /** Keeps the details of a fault of ours, and says where. */
    Path keepFault(String name, String details) throws IOException {
        Path file = state.resolve("faults").resolve(name + ".txt");
        Files.createDirectories(file.getParent());
        return Files.writeString(file, details);
    }

    /** Marks the run as done: the next one may take its place. */
    public void finish() throws IOException {
        remove(state.resolve("writing"));
        journal.finish();
    }

    @Override
    public void close() throws IOException {
        lock.close();
    }

    private static void remove(Path folder) throws IOException {
        if (!Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : (Iterable<Path>) all.sorted(Comparator.reverseOrder())::iterator) {
                Files.delete(path);
            }
        } catch (UncheckedIOException e) {
            throw new IOException(folder + " cannot be removed", e);
        }
    }
}
