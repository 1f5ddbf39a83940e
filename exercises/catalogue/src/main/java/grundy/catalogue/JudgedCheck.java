package grundy.catalogue;

import java.util.List;

/**
 * A check with everything that was found in it.
 *
 * @param check the check
 * @param all one for each of its cases, in their order
 */
public record JudgedCheck(Check check, List<Judged> all) {
    public JudgedCheck {
        all = List.copyOf(all);
        if (all.size() != check.cases().size()) {
            throw new IllegalArgumentException("check " + check.id() + " has "
                    + check.cases().size() + " cases, " + all.size() + " were judged: the denominator must not change");
        }
    }

    /** The share of the weight that was earned. */
    public Share share() {
        return check.marking().share(all);
    }

    /** What was not right, those that were not asked included. */
    public List<Judged> failed() {
        return all.stream().filter(j -> !j.isRight()).toList();
    }

    /** What was answered and not right. */
    public List<Judged> mismatches() {
        return all.stream()
                .filter(j -> !j.isRight() && j.finding().kind() != Finding.Kind.NOT_RUN)
                .toList();
    }

    /** How many were not asked. */
    public int notRun() {
        return failed().size() - mismatches().size();
    }
}
