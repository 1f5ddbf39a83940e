package grundy.grader.cli;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import grundy.catalogue.WrittenExercise;
import grundy.grader.archive.ArchiveLimits;
import grundy.grader.grading.Assignment;
import grundy.grader.grading.GradingLimits;
import grundy.grader.grading.SheetOwner;
import grundy.grader.sandbox.SandboxMode;
import grundy.grader.submission.CommandWords;
import grundy.grader.submission.SubmissionException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
            description =
                    "the exercise, or the path of one of your own, see docs/own-games.md (default: what the solution says with"
                            + " @Solves, or else the first one with its interface)")
    private @Nullable String exercise;

    @Mixin
    private CatalogueOptions exercises;

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

    @Mixin
    private ArchiveOptions archives;

    /**
     * The exercises to choose from.
     *
     * @throws UsageException if one that was given is none
     */
    Catalogue catalogue() {
        return exercises.catalogueFor(exercise);
    }

    /**
     * What each submission is asked.
     *
     * @param catalogue that of {@link #catalogue}
     * @throws UsageException if there is no such exercise, or the command is none
     */
    Assignment assignment(Catalogue catalogue) {
        Optional<Exercise> chosen = Optional.ofNullable(exercise).map(new Games(catalogue)::exercise);
        boolean written = chosen.filter(WrittenExercise.class::isInstance).isPresent();
        long drawing = written ? seed.given().orElse(0) : seed.value();
        return new Assignment(chosen, command(), drawing, new SheetOwner(seed.given(), Optional.empty()));
    }

    private Optional<List<String>> command() {
        if (run == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(CommandWords.of(run));
        } catch (SubmissionException e) {
            throw new UsageException(e.message());
        }
    }

    SandboxMode sandbox() {
        return sandbox;
    }

    /** All that a mark depends on, by what a person calls it. */
    Map<String, String> settings() {
        var settings = new TreeMap<>(exercises.contents());
        Games.described(exercise)
                .forEach(one -> settings.put("the description of " + one.id(), CatalogueOptions.content(one)));
        settings.putAll(Map.of(
                "--exercise",
                exercise == null ? "not given" : exercise,
                "--run",
                run == null ? "not given" : run,
                "--seed",
                seed.given().isPresent() ? String.valueOf(seed.value()) : "not given",
                "--call-limit",
                String.valueOf(callLimit),
                "the limits on archives",
                archives.value().toString()));
        return settings;
    }

    /**
     * The limits on the archives of each submission.
     *
     * @throws UsageException if an option is out of range
     */
    ArchiveLimits archives() {
        return archives.value();
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
}
