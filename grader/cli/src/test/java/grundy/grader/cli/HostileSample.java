package grundy.grader.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;

/**
 * One row of the table of hostile samples.
 *
 * @param id its folder
 * @param weakestTier the weakest isolation in which it is run here
 * @param status the status that its report must have
 * @param least the lowest mark that is right
 * @param most the highest mark that is right
 * @param says what its report must say where it runs in bubblewrap
 */
record HostileSample(String id, String weakestTier, String status, double least, double most, List<String> says) {

    static final Path FOLDER = Path.of("../../exercises/samples/hostile");

    /** From the weakest to the strongest. */
    private static final List<String> TIERS = List.of("process", "unprivileged-user", "bubblewrap");

    HostileSample {
        if (!TIERS.contains(weakestTier)) {
            throw new IllegalArgumentException(id + ": no tier is called " + weakestTier);
        }
    }

    /** All rows. */
    static List<HostileSample> all() {
        var format = CSVFormat.RFC4180
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .get();
        try (var rows = format.parse(Files.newBufferedReader(FOLDER.resolve("expected.csv")))) {
            return rows.stream().map(HostileSample::of).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static HostileSample of(CSVRecord row) {
        String[] range = row.get("score").split("\\.\\.", 2);
        return new HostileSample(
                row.get("id"),
                row.get("tier"),
                row.get("status"),
                Double.parseDouble(range[0]),
                Double.parseDouble(range[range.length - 1]),
                List.of(row.get("says").split("\\|")));
    }

    /** Whether it does no harm in a tier, its mark is right there, and what it is written in is installed. */
    boolean runsIn(String tier) {
        return TIERS.indexOf(tier) >= TIERS.indexOf(weakestTier) && (!isProgram() || Files.isExecutable(tool()));
    }

    /** The compiler or the interpreter of a program. */
    private Path tool() {
        return Path.of("/usr/bin", Files.exists(folder().resolve("attack.cpp")) ? "g++" : "python3");
    }

    Path folder() {
        return FOLDER.resolve(id);
    }

    /** Whether it is no Java. */
    boolean isProgram() {
        return id.startsWith("program-");
    }

    /** Whether it audits solvers, which a right audit helps it to do. */
    boolean isAudit() throws IOException {
        Path attack = folder().resolve("Attack.java");
        return Files.exists(attack) && Files.readString(attack).contains("extends RightAudit");
    }

    /** Whether it is too large for a folder of samples. */
    boolean isGenerated() {
        return id.startsWith("generated-");
    }

    @Override
    public String toString() {
        return id;
    }
}
