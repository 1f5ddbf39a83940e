package grundy.grader.cli;

import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The seed of everything random. */
final class SeedOption {

    private static final long USUAL = 42;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "drives the random cases; the same seed gives the same cases (default: 42; of written exercises 0, the lesson's own problem)")
    private @Nullable Long given;

    long value() {
        return given == null ? USUAL : given;
    }

    /** The seed, where one was given. */
    OptionalLong given() {
        return given == null ? OptionalLong.empty() : OptionalLong.of(given);
    }
}
