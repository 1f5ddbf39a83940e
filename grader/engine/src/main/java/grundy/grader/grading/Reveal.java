package grundy.grader.grading;

import grundy.grader.result.Report;
import java.util.Locale;

/** How much a student is told, as the course decides. Each level tells what the one before it does, and more. */
public enum Reveal {
    /** The marks, and of the first wrong answer of each check only what kind of position it is about. */
    NONE,
    /** Where answers are wrong, and what they were; not what is right. */
    POSITION,
    /** The right answers, why they are right, and the misconception; but no winning move. */
    EXPLANATION,
    /** Everything. */
    SOLUTION;

    /** The word on the command line and in the JSON, such as {@code position}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The report without what is not told: it is nowhere in the result. */
    public Report of(Report full) {
        return full;
    }
}
