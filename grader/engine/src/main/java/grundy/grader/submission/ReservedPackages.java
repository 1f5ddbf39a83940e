package grundy.grader.submission;

import grundy.grader.submission.SubmissionException.Problem;
import java.util.List;

/** Packages of the platform and of the grader: a class of a student's there could stand in for one of theirs. */
final class ReservedPackages {
    private static final List<String> ROOTS = List.of("java", "javax", "jdk", "sun", "grundy");

    private ReservedPackages() {}

    /**
     * Refuses a name in a reserved package.
     *
     * @param name of a class or package, with dots
     * @param where the file that holds it
     */
    static void check(String name, String where) throws SubmissionException {
        for (String root : ROOTS) {
            if (name.equals(root) || name.startsWith(root + ".")) {
                throw new SubmissionException(
                        Problem.REJECTED,
                        Shown.of(where) + ": " + Shown.of(name) + " lies in the reserved package " + root
                                + ".*; hand in your own classes only, in a package of your own");
            }
        }
    }
}
