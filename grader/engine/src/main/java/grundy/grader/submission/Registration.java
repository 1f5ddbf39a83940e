package grundy.grader.submission;

/**
 * One line that registers a provider.
 *
 * @param spi the full name of the interface
 * @param provider the binary name of the class, such as {@code course.Solver}
 * @param where the file that says so, such as {@code META-INF/services/grundy.exercises.HeapGameSolver}
 */
public record Registration(String spi, String provider, String where) {}
