package grundy.grader.cli;

import grundy.grader.archive.ArchiveLimits;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How much is unpacked of the archives of one submission; archives are made to break graders. */
final class ArchiveOptions {

    private static final long MIB = 1 << 20;

    @Option(
            names = "--max-archive-mib",
            paramLabel = "N",
            description = "how much one submission's archives may hold, in MiB (default: 64)")
    private @Nullable Long mebibytes;

    @Option(
            names = "--max-archive-entries",
            paramLabel = "N",
            description = "how many files and folders they may hold (default: 20000)")
    private @Nullable Integer entries;

    @Option(
            names = "--max-archive-ratio",
            paramLabel = "N",
            description = "how many times larger what is unpacked may be (default: 200)")
    private @Nullable Integer ratio;

    @Option(
            names = "--max-archive-depth",
            paramLabel = "N",
            description = "how deep archives may lie in archives; 1: none is opened (default: 3)")
    private @Nullable Integer depth;

    /**
     * The limits.
     *
     * @throws UsageException if one is out of range
     */
    ArchiveLimits value() {
        var usual = ArchiveLimits.DEFAULT;
        long total = mebibytes == null ? usual.totalBytes() : atLeastOne("mib", mebibytes) * MIB;
        return new ArchiveLimits(
                total,
                mebibytes == null ? usual.entryBytes() : total,
                entries == null ? usual.entries() : (int) atLeastOne("entries", entries),
                ratio == null ? usual.ratio() : (int) atLeastOne("ratio", ratio),
                usual.folders(),
                depth == null ? usual.nesting() : (int) atLeastOne("depth", depth));
    }

    private static long atLeastOne(String option, long value) {
        if (value < 1 || value > Integer.MAX_VALUE) {
            throw new UsageException("--max-archive-" + option + " is " + value + ": give 1 or more");
        }
        return value;
    }
}
