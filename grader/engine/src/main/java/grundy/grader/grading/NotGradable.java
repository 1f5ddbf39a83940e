package grundy.grader.grading;

import grundy.grader.result.Report;
import java.util.List;

/** Why a submission could not be graded: it ends as a report of its own status. */
final class NotGradable extends Exception {
    private static final long serialVersionUID = 1L;

    private final Report.Status status;
    private final transient List<Report.Detail> details;

    NotGradable(Report.Status status, String message, List<Report.Detail> details) {
        super(message);
        this.status = status;
        this.details = List.copyOf(details);
    }

    Report.Status status() {
        return status;
    }

    String message() {
        return String.valueOf(getMessage());
    }

    List<Report.Detail> details() {
        return details;
    }
}
