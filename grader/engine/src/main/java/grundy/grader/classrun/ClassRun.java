package grundy.grader.classrun;

import grundy.grader.intake.ClassList;
import grundy.grader.intake.Unit;
import grundy.grader.result.ClassRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Grades the submissions of a class, several at a time, each independent of all others. */
public final class ClassRun {

    private final UnitGrader grader;
    private final RunFolder folder;
    private final ReportWriter writer;
    private final RunProgress progress;

    /**
     * A run that writes to a folder.
     *
     * @param grader grades each submission
     * @param writer writes the report of each
     * @param progress is told of each
     */
    public ClassRun(UnitGrader grader, RunFolder folder, ReportWriter writer, RunProgress progress) {
        this.grader = grader;
        this.folder = folder;
        this.writer = writer;
        this.progress = progress;
    }

    /**
     * Grades what is not finished yet. Submissions with the same content are graded once.
     *
     * @param jobs how many submissions are graded at the same time, 1 at least
     * @return one row for each submission, in the order of the list
     * @throws RunStoppedException if something cannot be written: all that is finished is kept, and the run can be resumed
     * @throws IOException if the folder of the run cannot be read or written at all
     */
    public List<ClassRow> run(ClassList list, int jobs) throws IOException {
        var work = Workload.of(list.units(), folder);
        var rows = new Rows(progress, list.units().size());
        rows.begin(work.done());
        Queue<List<Workload.Task>> open = new ConcurrentLinkedQueue<>(work.open());
        // No more than there is to do: each lane is a thread.
        int lanesOfUse = Math.max(1, Math.min(jobs, open.size()));
        ExecutorService pool = Executors.newFixedThreadPool(lanesOfUse);
        try {
            var lanes = new ArrayList<Future<?>>();
            for (int i = 0; i < lanesOfUse; i++) {
                lanes.add(pool.submit(() -> new Lane(grader, folder, writer, rows).work(open)));
            }
            await(lanes);
        } finally {
            pool.shutdownNow();
        }
        Optional<IOException> failure = rows.failure();
        if (failure.isPresent()) {
            throw new RunStoppedException(rows.finished(), failure.get());
        }
        return rows.inOrderOf(list.units());
    }

    private static void await(List<Future<?>> lanes) {
        try {
            for (Future<?> lane : lanes) {
                lane.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a class run came to a stop", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    /** What has come out so far, for all lanes. */
    static final class Rows {
        private final RunProgress progress;
        private final int submissions;
        private final Map<String, ClassRow> byId = new TreeMap<>();
        private Optional<IOException> failure = Optional.empty();

        Rows(RunProgress progress, int submissions) {
            this.progress = progress;
            this.submissions = submissions;
        }

        synchronized void begin(List<ClassRow> finished) {
            finished.forEach(row -> byId.put(row.id(), row));
            progress.begins(submissions, finished.size());
        }

        synchronized void add(ClassRow row) {
            byId.put(row.id(), row);
            progress.graded(row);
        }

        /** Nothing can be written any more: the other lanes stop too. */
        synchronized void fail(IOException reason) {
            if (failure.isEmpty()) {
                failure = Optional.of(reason);
            }
        }

        synchronized Optional<IOException> failure() {
            return failure;
        }

        synchronized int finished() {
            return (int) byId.values().stream()
                    .filter(row -> row.outcome() instanceof ClassRow.Result)
                    .count();
        }

        synchronized List<ClassRow> inOrderOf(List<Unit> units) {
            var rows = new ArrayList<ClassRow>();
            for (Unit unit : units) {
                ClassRow row = byId.get(unit.id());
                if (row == null) {
                    throw new IllegalStateException("submission " + unit.id() + " was forgotten");
                }
                rows.add(row);
            }
            return rows;
        }
    }
}
