package grundy.grader.submission;

import grundy.grader.submission.SubmissionException.Problem;
import java.util.ArrayList;
import java.util.List;

/** A file of {@code META-INF/services}, read as {@link java.util.ServiceLoader} does, but for a byte order mark. */
final class ServiceFile {
    private static final String FOLDER = "META-INF/services/";
    private static final String OURS = "grundy.exercises.";

    private ServiceFile() {}

    /** Whether the path is that of a service file for one of our interfaces. */
    static boolean isOurs(String path) {
        int folder = path.lastIndexOf('/') + 1;
        return path.startsWith(OURS, folder)
                && path.startsWith(FOLDER, folder - FOLDER.length())
                && (folder == FOLDER.length() || path.charAt(folder - FOLDER.length() - 1) == '/');
    }

    static List<Registration> parse(String path, byte[] bytes) throws SubmissionException {
        String spi = path.substring(path.lastIndexOf('/') + 1);
        List<Registration> found = new ArrayList<>();
        int number = 0;
        for (String line : text(path, bytes).split("\\r\\n?|\\n", -1)) {
            number++;
            String name = line.split("#", 2)[0].strip();
            if (!name.isEmpty()) {
                requireClassName(name, path, number);
                found.add(new Registration(spi, name, path));
            }
        }
        return found;
    }

    private static String text(String path, byte[] bytes) throws SubmissionException {
        try {
            return SourceDecoder.decode(path, bytes);
        } catch (SubmissionException e) {
            throw new SubmissionException(Problem.NOT_LOADABLE, e.message()); // no compiler reads this file
        }
    }

    private static void requireClassName(String name, String path, int line) throws SubmissionException {
        boolean starts = Character.isJavaIdentifierStart(name.codePointAt(0));
        if (!starts || !name.codePoints().allMatch(c -> c == '.' || Character.isJavaIdentifierPart(c))) {
            throw new SubmissionException(
                    Problem.NOT_LOADABLE,
                    Shown.of(path) + ": line " + line + " is no class name: " + Shown.of(name)
                            + "; write one full class name a line, such as course.Solver");
        }
    }
}
