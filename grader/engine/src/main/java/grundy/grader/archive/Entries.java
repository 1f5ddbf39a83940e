package grundy.grader.archive;

import java.io.Closeable;
import java.util.Optional;

/** The entries of an archive, one after the other. */
interface Entries extends Closeable {

    /**
     * The next entry, or empty after the last. The one before it can no longer be read.
     *
     * @throws ArchiveException if the archive does not hold together
     */
    Optional<Entry> next() throws ArchiveException;
}
