package grundy.grader.submission;

/**
 * How much is read of one submission before it is rejected.
 *
 * @param entries files and folders met in a folder, or entries of a jar
 * @param sources {@code .java} files
 * @param sourceBytes bytes of one {@code .java} file
 * @param totalSourceBytes bytes of all {@code .java} files together
 * @param classFiles {@code .class} files
 * @param totalBytes bytes of all class files together, or of all entries of a jar once unpacked, or of the jar itself
 * @param depth folders inside folders
 */
public record ReadLimits(
        int entries, int sources, int sourceBytes, int totalSourceBytes, int classFiles, int totalBytes, int depth) {
    private static final int MIB = 1 << 20;

    /** Far more than an exercise needs. */
    public static final ReadLimits DEFAULT = new ReadLimits(20_000, 2_000, MIB, 16 * MIB, 5_000, 64 * MIB, 50);

    public ReadLimits {
        if (entries <= 0
                || sources <= 0
                || sourceBytes <= 0
                || totalSourceBytes <= 0
                || classFiles <= 0
                || totalBytes <= 0
                || depth <= 0) {
            throw new IllegalArgumentException("every limit is at least 1");
        }
    }
}
