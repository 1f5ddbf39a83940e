package grundy.grader.result;

import java.util.Locale;

/** How much a report tells, as a course decides. Each level tells what the one before it does, and more. */
public enum Reveal {
    /** The marks, and of the smallest wrong case of each check how many heaps it has and how the answer is wrong. */
    NONE,
    /** Which cases went wrong and what was answered; not what is right. */
    POSITION,
    /** What is right and why, and the misconception; but no winning move. */
    EXPLANATION,
    /** Everything. */
    SOLUTION;

    /** The word on the command line and in the JSON, such as {@code position}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Whether what belongs to this level is told where the course decided so. */
    public boolean isToldAt(Reveal decided) {
        return compareTo(decided) <= 0;
    }
}
