package grundy.grader.archive;

import java.io.IOException;
import java.io.InputStream;

/** One entry of an archive, whatever its format. */
interface Entry {

    /** As the archive names it. */
    String name();

    /** What it is. */
    Type type();

    /** How many bytes it has in the archive, as a header says; below 0 where none says it. */
    long packedBytes();

    /** Its content. Reading may fail in any way a library fails. */
    InputStream open() throws EntryFault, IOException;

    /**
     * Holds what a header says against what was read.
     *
     * @param bytes how many were read
     * @param crc their CRC-32
     */
    void verify(long bytes, long crc) throws EntryFault;

    /** What an entry is. */
    enum Type {
        FILE,
        FOLDER,
        LINK,
        /** A device, a pipe or the like. */
        SPECIAL
    }
}
