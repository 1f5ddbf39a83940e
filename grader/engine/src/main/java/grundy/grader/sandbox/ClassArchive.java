package grundy.grader.sandbox;

import java.nio.file.Path;

/**
 * A class-data archive of a child process: its classes as they lie in memory, so that the next one starts quicker. It holds
 * for one Java and for jars under the names that they have inside bubblewrap; elsewhere it is not used, and nothing is
 * missing without it.
 *
 * @param file the archive
 * @param use what the process does with it
 */
public record ClassArchive(Path file, Use use) {

    /** What a process does with an archive. */
    public enum Use {
        /** It starts from the archive. */
        READ,
        /** It writes the archive when it ends: what it has loaded beyond Java's own archive, which is used as well. */
        WRITE_AT_END,
        /** It only lists the classes that it loads, beside the archive. */
        LIST,
        /**
         * It does nothing but write the archive, of all classes that are listed. Such an archive stands alone: Java's modules
         * are in it too, as they are when all are set up, and that is most of a short run.
         */
        DUMP
    }

    /** The file with the names of classes, beside this one. */
    Path list() {
        return file.resolveSibling(listOf(String.valueOf(file.getFileName())));
    }

    /** What the list is called beside an archive that is called so. */
    static String listOf(String name) {
        return name + ".classes";
    }

    /** Whether it is there already and need only be seen. */
    boolean isRead() {
        return use == Use.READ;
    }
}
