package grundy.grader.cli;

import picocli.CommandLine.Option;

/** The seed of everything random. */
final class SeedOption {

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "42",
            description = "drives the random cases; the same seed gives the same cases (default: ${DEFAULT-VALUE})")
    private long value;

    long value() {
        return value;
    }
}
