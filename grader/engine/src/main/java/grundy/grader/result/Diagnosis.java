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
 * @param agreesOnAll whether it says the same on every case
 */
public record Diagnosis(
        String mutant, String title, String story, int explains, int of, int contradicts, boolean agreesOnAll) {
    public Diagnosis {
        if (explains < 0 || explains > of || contradicts < 0) {
            throw new IllegalArgumentException(
                    mutant + ": explains " + explains + " of " + of + ", contradicts " + contradicts);
        }
    }
}
