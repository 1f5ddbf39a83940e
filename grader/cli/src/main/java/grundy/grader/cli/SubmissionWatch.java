package grundy.grader.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/** All that tells of changes of a submission, from the system's events to the end of whoever asked for it. */
final class SubmissionWatch implements AutoCloseable {

    /** Where the system tells of changes, it may still miss one. */
    private static final long LOOK_MILLIS = 2_000;

    private static final long POLL_MILLIS = 300;

    private final Path path;
    private final Path ignored;
    private final Bell bell = new Bell();
    private final AtomicBoolean ended = new AtomicBoolean();
    private final Optional<FolderEvents> events;

    /**
     * From now on.
     *
     * @param ignored a folder that is ours, and may lie inside
     */
    SubmissionWatch(Path path, Path ignored) {
        this.path = path;
        this.ignored = ignored;
        this.events = FolderEvents.of(path, ignored, bell);
    }

    /** Lets it be over when this ends. */
    void untilEndOf(InputStream in) {
        EndOfInput.then(in, () -> {
            ended.set(true);
            bell.ring();
        });
    }

    /** Whether the system does not tell of changes, so that the submission is looked at again and again. */
    boolean polls() {
        return events.isEmpty();
    }

    /** What is there now. */
    SubmissionState state() {
        return SubmissionState.of(path, ignored);
    }

    /** The changes from now on. */
    ChangeWatch changes() {
        return new ChangeWatch(bell, polls() ? POLL_MILLIS : LOOK_MILLIS, this::state, ended::get);
    }

    @Override
    public void close() throws IOException {
        if (events.isPresent()) {
            events.get().close();
        }
    }
}
