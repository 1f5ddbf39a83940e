package grundy.grader.cli;

import grundy.reports.Format;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** What is written beside the page and the JSON. */
final class FormatOption {

    @Option(
            names = "--format",
            paramLabel = "LIST",
            split = ",",
            description = "further files, separated by commas: junit, gradescope, prairielearn, exercism, check50,"
                    + " classroom50, github; for a class also csv")
    private List<String> words = List.of();

    /**
     * The formats, for one submission.
     *
     * @throws UsageException if a word names none, or one that is about a class only
     */
    Set<Format> forSubmission() {
        Set<Format> formats = value();
        formats.stream().filter(f -> !f.forSubmission()).findFirst().ifPresent(f -> {
            throw new UsageException("--format " + f.word() + " is about a class: use it with grundy grade");
        });
        return formats;
    }

    /**
     * The formats.
     *
     * @throws UsageException if a word names none
     */
    Set<Format> value() {
        var formats = EnumSet.noneOf(Format.class);
        for (String word : words) {
            formats.add(Arrays.stream(Format.values())
                    .filter(f -> f.word().equals(word))
                    .findFirst()
                    .orElseThrow(() -> new UsageException("--format does not know '" + word + "': choose from "
                            + Arrays.stream(Format.values()).map(Format::word).collect(Collectors.joining(", ")))));
        }
        return formats;
    }
}
