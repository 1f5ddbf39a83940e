package grundy.grader.cli;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import grundy.grader.grading.GradingLimits;
import grundy.grader.sandbox.SandboxMode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What drives grading, for one submission and for a class alike. */
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class GradingOptions {

    private static final int MAX_CALL_SECONDS = 60;

    @Option(
            names = "--run",
            paramLabel = "COMMAND",
            description = "how to run a submission, a program in any language: \"ruby solver.rb\", say")
    private @Nullable String run;

    @Option(
            names = "--exercise",
            paramLabel = "ID",
            description = "the exercise (default: what the solution says with @Solves, or else take-and-split)")
    private @Nullable String exercise;

    @Mixin
    private SeedOption seed;

    @Option(
            names = "--sandbox",
            paramLabel = "MODE",
            defaultValue = "auto",
            description =
                    "auto: the strongest isolation that works here; required: bubblewrap or nothing; none: a plain"
                            + " process (default: ${DEFAULT-VALUE})")
    private SandboxMode sandbox;

    @Option(
            names = "--call-limit",
            paramLabel = "SECONDS",
            defaultValue = "2",
            description = "how long one answer may take, 1 to 60 (default: ${DEFAULT-VALUE})")
    private int callLimit;

    @Option(
            names = "--templates",
            paramLabel = "DIR",
            description = "a folder whose templates replace ours of the same name")
    private @Nullable Path templates;

    /** How to run a submission, where that was said. */
    Optional<String> run() {
        return Optional.ofNullable(run);
    }

    /** The exercise that was asked for, if any. */
    Optional<Exercise> exercise(Catalogue catalogue) {
        return Optional.ofNullable(exercise).map(new Games(catalogue)::exercise);
    }

    long seed() {
        return seed.value();
    }

    SandboxMode sandbox() {
        return sandbox;
    }

    int callSeconds() {
        return callLimit;
    }

    /**
     * The limits on each submission.
     *
     * @throws UsageException if an option is out of range
     */
    GradingLimits limits() {
        if (callLimit < 1 || callLimit > MAX_CALL_SECONDS) {
            throw new UsageException("--call-limit is " + callLimit + ": give 1 to " + MAX_CALL_SECONDS + " seconds");
        }
        return GradingLimits.DEFAULT.withCall(Duration.ofSeconds(callLimit));
    }

    Optional<Path> templates() {
        return Optional.ofNullable(templates);
    }
}
