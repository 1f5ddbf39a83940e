package grundy.grader.sandbox;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** One run of a program. */
final class ProgramRun {

    /** Bytes of standard output or of standard error; an answer has a hundred, a table a thousand. */
    static final long MOST_PRINTED = 1 << 20;

    private static final long LAST_WORDS_MILLIS = 500;
    private static final Duration OF_A_TEST = Duration.ofSeconds(20);

    /** What the programs that put up the walls say when the last of them cannot start the program inside. */
    private static final Pattern NOT_STARTED =
            Pattern.compile("(?:bwrap: execvp|prlimit: failed to execute|setpriv: failed to execute) .*: (.+)\\R");

    private static final Pattern OF_THE_WALLS = Pattern.compile("(?:bwrap|prlimit|setpriv): ");

    private final Tier tier;
    private final ProgramSpec spec;
    private final AtomicBoolean flooded = new AtomicBoolean();

    ProgramRun(Tier tier, ProgramSpec spec) {
        this.tier = tier;
        this.spec = spec;
    }

    ProgramEnd run() throws IOException {
        ProgramEnd end = once();
        if (end.how() instanceof ProgramEnd.How.Exited exited && exited.status() != 0) {
            return looksLikeOurs(end.err().text()) ? whoseFault(end) : end;
        }
        return end;
    }

    private ProgramEnd once() throws IOException {
        Tier.Started started = tier.start(spec);
        ProcessTree tree = started.tree();
        Runnable stop = () -> {
            flooded.set(true);
            tree.kill();
        };
        var out = CapturedStream.drain(started.process().getInputStream(), MOST_PRINTED, stop);
        var err = CapturedStream.drain(started.process().getErrorStream(), MOST_PRINTED, stop);
        feed(started.process().getOutputStream());
        boolean ended = tree.endsWithin(spec.time());
        tree.close(ended ? List.of() : tree.descendants());
        out.awaitEnd(LAST_WORDS_MILLIS);
        err.awaitEnd(LAST_WORDS_MILLIS);
        return new ProgramEnd(how(ended, started.process()), out, err);
    }

    private ProgramEnd.How how(boolean ended, Process process) {
        if (flooded.get()) {
            return new ProgramEnd.How.Flooded(MOST_PRINTED);
        }
        return ended ? new ProgramEnd.How.Exited(process.exitValue()) : new ProgramEnd.How.TimedOut(spec.time());
    }

    /** The input is shorter than what a pipe holds, so that this never waits for the program to read. */
    private void feed(OutputStream stdin) {
        try (stdin) {
            stdin.write(spec.input().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            // It ended without reading all of it.
        }
    }

    private static boolean looksLikeOurs(String errors) {
        return OF_THE_WALLS.matcher(errors).lookingAt();
    }

    /** A program can print whatever it likes, so that a word of the walls is believed only where a harmless program fails too. */
    private ProgramEnd whoseFault(ProgramEnd end) throws IOException {
        Matcher notStarted = NOT_STARTED.matcher(end.err().text());
        if (notStarted.lookingAt()) {
            return new ProgramEnd(
                    new ProgramEnd.How.NotStarted(notStarted.group(1).strip()), end.out(), end.err());
        }
        var harmless = new ProgramSpec(
                List.of("/bin/sh", "-c", ":"),
                spec.root(),
                spec.runsIn(),
                Optional.empty(),
                Map.of(),
                "",
                spec.resources(),
                OF_A_TEST);
        if (!new ProgramRun(tier, harmless).once().how().equals(new ProgramEnd.How.Exited(0))) {
            throw new IOException("the sandbox could not be set up: "
                    + end.err().text().lines().findFirst().orElse(""));
        }
        return end;
    }
}
