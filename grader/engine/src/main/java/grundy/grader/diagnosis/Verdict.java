package grundy.grader.diagnosis;

import java.util.Collection;
import java.util.List;

/**
 * What a known-wrong solution may say in one case.
 *
 * @param said what each of its answers amounts to, all different, in the order in which it would meet them; several where the
 *     mistake leaves it open, none where it leaves nothing to answer
 * @param right whether one of them is right
 * @param isAnything whether anything is allowed
 */
record Verdict(List<String> said, boolean right, boolean isAnything) {

    /** Whatever one likes. It leaves as much open as a choice among sixteen moves. */
    static final Verdict ANYTHING = new Verdict(List.of(), true, true);

    private static final double BITS_OF_ANYTHING = 4;

    Verdict {
        said = List.copyOf(said);
    }

    static Verdict of(Collection<String> said, boolean right) {
        return new Verdict(List.copyOf(said), right, false);
    }

    boolean allows(String answer) {
        return isAnything || said.contains(answer);
    }

    boolean leavesNothing() {
        return said.isEmpty() && !isAnything;
    }

    /** Whether there is one answer. */
    boolean isSettled() {
        return said.size() == 1;
    }

    boolean isFirst(String answer) {
        return isAnything || said.get(0).equals(answer);
    }

    boolean isLast(String answer) {
        return isAnything || said.get(said.size() - 1).equals(answer);
    }

    /** How much it leaves open, in bits: nothing where there is one answer. */
    double openness() {
        return isAnything ? BITS_OF_ANYTHING : Math.log(said.size()) / Math.log(2);
    }
}
