package grundy.grader.archive;

import grundy.grader.archive.ArchiveException.Problem;

/** What may still be unpacked: one for an archive and all that are inside it. */
final class Budget {
    /** Small files may be as repetitive as they like. */
    private static final long FREE_BYTES = 1 << 20;

    private final ArchiveLimits limits;
    private long total;
    private int entries;
    private long packed;
    private long unpacked;
    private long entryPacked;
    private long entryUnpacked;

    Budget(ArchiveLimits limits) {
        this.limits = limits;
    }

    ArchiveLimits limits() {
        return limits;
    }

    /** Begins an archive. */
    void archive(long bytes) throws ArchiveException {
        if (bytes > limits.totalBytes()) {
            throw new ArchiveException(
                    Problem.REFUSED,
                    bytes + " bytes, the limit is " + limits.totalBytes() + "; hand in the solution alone");
        }
        packed = bytes;
        unpacked = 0;
    }

    /**
     * Begins an entry.
     *
     * @param claimed its packed bytes as a header says; it cannot have more than the archive
     */
    void entry(String name, long claimed) throws ArchiveException {
        entryPacked = claimed < 0 ? packed : Math.min(claimed, packed);
        entryUnpacked = 0;
        if (++entries > limits.entries()) {
            throw new ArchiveException(
                    Problem.REFUSED,
                    name,
                    "is one too many: the limit is " + limits.entries() + " entries; hand in the solution alone");
        }
    }

    /**
     * Counts bytes that were unpacked.
     *
     * @throws EntryFault if this entry is too large or too repetitive
     * @throws ArchiveException if all together are
     */
    void bytes(String name, int count) throws EntryFault, ArchiveException {
        total += count;
        unpacked += count;
        entryUnpacked += count;
        if (total > limits.totalBytes()) {
            throw new ArchiveException(
                    Problem.REFUSED,
                    name,
                    "passes the limit of " + limits.totalBytes() + " unpacked bytes; hand in the solution alone");
        }
        if (unpacked > FREE_BYTES && unpacked / limits.ratio() > packed) {
            throw new ArchiveException(Problem.REFUSED, name, bomb());
        }
        if (entryUnpacked > limits.entryBytes()) {
            throw new EntryFault(
                    Problem.REFUSED,
                    "has more than " + limits.entryBytes()
                            + " bytes, the limit for one file; hand in the solution alone");
        }
        if (entryUnpacked > FREE_BYTES && entryUnpacked / limits.ratio() > entryPacked) {
            throw new EntryFault(Problem.REFUSED, bomb());
        }
    }

    private String bomb() {
        return "unpacks to more than " + limits.ratio()
                + " times the packed size, as an archive does that is made to fill a disk; hand in the solution alone";
    }
}
