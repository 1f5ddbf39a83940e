package grundy.grader.result;

/**
 * A misconception that explains wrong answers.
 *
 * @param mutant the id of the known-wrong solution
 * @param title what it does, in a few words
 * @param story what the student is told
 * @param explains how many of the wrong answers it gives too
 * @param of how many wrong answers there are
 * @param contradicts how many cases it answers otherwise than the student though one of the two is wrong there, beyond
 *     those not explained
 * @param agreement how far it says the same
 */
public record Diagnosis(
        String mutant, String title, String story, int explains, int of, int contradicts, Agreement agreement) {
    public Diagnosis {
        if (explains < 0 || explains > of || contradicts < 0) {
            throw new IllegalArgumentException(
                    mutant + ": explains " + explains + " of " + of + ", contradicts " + contradicts);
        }
    }

    /** How far a known-wrong solution says the same as the submission. */
    public enum Agreement {
        /** On every case of every check. */
        EVERY_CASE,
        /** On every value, some of which are wrong, but not on every position. */
        EVERY_VALUE,
        /** On most of the wrong answers. */
        MOST
    }

    /** Whether it says the same on every case. */
    public boolean agreesOnAll() {
        return agreement == Agreement.EVERY_CASE;
    }
}
