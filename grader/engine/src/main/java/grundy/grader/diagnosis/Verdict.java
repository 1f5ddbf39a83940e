package grundy.grader.diagnosis;

import java.util.Set;

/**
 * What a known-wrong solution may say in one case.
 *
 * @param said what each of its answers amounts to; several where the mistake leaves it open, none where it leaves nothing to
 *     answer
 * @param right whether one of them is right
 */
record Verdict(Set<String> said, boolean right) {
    Verdict {
        said = Set.copyOf(said);
    }

    /** How much it leaves open, in bits: nothing where there is one answer. */
    double openness() {
        return said.size() < 2 ? 0 : Math.log(said.size()) / Math.log(2);
    }
}
