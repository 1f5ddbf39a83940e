package grundy.grader.submission;

import grundy.grader.submission.FolderScan.Found;
import grundy.grader.submission.SubmissionException.Problem;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the file of written answers among others. */
final class AnswersFolder {

    /** Browsers and platforms number a file that was there before. */
    private static final Pattern NAME = Pattern.compile("(?:.*/)?answers(?:[-_ ]?\\(?\\d+\\)?)?\\.json");

    private AnswersFolder() {}

    /** Whether a single file may be one, whatever a platform has put before its name. */
    static boolean mayBe(String name) {
        return name.toLowerCase(Locale.ROOT).endsWith(".json");
    }

    /**
     * The one that is there.
     *
     * @throws SubmissionException if there are several
     */
    static Optional<Found> find(String name, List<Found> all) throws SubmissionException {
        List<Found> found = all.stream()
                .filter(f -> NAME.matcher(f.path().toLowerCase(Locale.ROOT)).matches())
                .toList();
        if (found.size() > 1) {
            throw new SubmissionException(
                    Problem.NOT_LOADABLE,
                    Shown.of(name) + ": " + found.size() + " files of answers ("
                            + Shown.of(found.get(0).path()) + ", "
                            + Shown.of(found.get(1).path())
                            + (found.size() > 2 ? ", ..." : "") + "); keep the one that is to be graded");
        }
        return found.stream().findFirst();
    }

    /** None of them is one, where nothing else is asked for. */
    static SubmissionException none(String name) {
        return new SubmissionException(
                Problem.NO_SOLUTION,
                Shown.of(name) + ": no answers.json inside; fill in the one that grundy new makes, and hand it in");
    }
}
