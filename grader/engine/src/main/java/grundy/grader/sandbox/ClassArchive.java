package grundy.grader.sandbox;

import java.nio.file.Path;

/**
 * A class-data archive of a child process: its classes as they lie in memory, so that the next one starts quicker. It holds
 * for one Java and for jars under the names that they have inside bubblewrap; elsewhere it is not used, and nothing is
 * missing without it.
 *
 * @param file the archive
 * @param making whether the process is to write it when it ends, rather than to use it
 */
public record ClassArchive(Path file, boolean making) {}
