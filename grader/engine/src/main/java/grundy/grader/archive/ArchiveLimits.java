package grundy.grader.archive;

/**
 * How much is unpacked before an archive is refused.
 *
 * @param totalBytes of all files, over all archives inside archives; also of the archive itself
 * @param entryBytes of one file
 * @param entries files and folders, over all archives inside archives, without those that are ignored
 * @param ratio unpacked bytes for each packed one, of a file and of all together; the first mebibyte is free
 * @param folders folders inside folders
 * @param nesting archives inside archives; 1 is an archive that holds none that are opened
 */
public record ArchiveLimits(long totalBytes, long entryBytes, int entries, int ratio, int folders, int nesting) {
    private static final long MIB = 1 << 20;

    /** Far more than one solution needs. */
    public static final ArchiveLimits DEFAULT = new ArchiveLimits(64 * MIB, 32 * MIB, 20_000, 200, 50, 3);

    /** For the export of a whole class, of ten thousand submissions and more. */
    public static final ArchiveLimits CLASS = new ArchiveLimits(8 * 1024 * MIB, 64 * MIB, 500_000, 200, 60, 1);

    public ArchiveLimits {
        if (totalBytes <= 0 || entryBytes <= 0 || entries <= 0 || ratio <= 0 || folders <= 0 || nesting <= 0) {
            throw new IllegalArgumentException("every limit is at least 1");
        }
    }
}
