package grundy.grader.grading;

import grundy.grader.result.Report;
import java.util.List;

/** Why a submission could not be graded: it ends as a report of its own status. */
final class NotGradable extends Exception {
    private static final long serialVersionUID = 1L;

    private final Report.Status status;
    private final transient List<Report.Detail> details;

    NotGradable(Report.Status status, String message, List<Report.Detail> details) {
        super(oneLine(message));
        this.status = status;
        this.details = List.copyOf(details);
    }

    /** The message may have come over the wire, where a student's code can forge it. */
    private static String oneLine(String message) {
        String line = message.replaceAll("[\\p{Cc}\\u2028\\u2029]+", " ").strip();
        return line.isEmpty() ? "the program gave no reason" : line;
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
