package grundy.grader.grading;

import grundy.grader.result.Report;
import grundy.grader.submission.SubmissionException;

/** A submission that was refused by its reader, as a report shows it. */
final class Refusals {

    private Refusals() {}

    static NotGradable of(SubmissionException e) {
        var details =
                e.details().stream().map(d -> new Report.Detail(d, null, 0)).toList();
        return new NotGradable(status(e.problem()), e.message(), details);
    }

    private static Report.Status status(SubmissionException.Problem problem) {
        return switch (problem) {
            case BAD_PATH, NO_SOLUTION, NOT_LOADABLE -> Report.Status.NOT_LOADABLE;
            case REJECTED -> Report.Status.REJECTED;
            case COMPILE_ERROR -> Report.Status.COMPILE_ERROR;
        };
    }
}
