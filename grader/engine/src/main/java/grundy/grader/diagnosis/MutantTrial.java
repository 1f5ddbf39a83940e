package grundy.grader.diagnosis;

import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Mutant;
import java.util.ArrayList;
import java.util.List;

/**
 * A known-wrong solution put through all checks.
 *
 * @param mutant the wrong solution
 * @param checks what was found in each check
 */
public record MutantTrial(Mutant mutant, List<JudgedCheck> checks) {
    public MutantTrial {
        checks = List.copyOf(checks);
    }

    /** Puts one through the checks, in this process. */
    public static MutantTrial of(Exercise exercise, Mutant mutant, List<Check> checks) {
        Object solver = mutant.solver().get();
        var judged = new ArrayList<JudgedCheck>();
        for (Check check : checks) {
            judged.add(new JudgedCheck(
                    check,
                    check.cases().stream()
                            .map(c -> Judged.of(c, exercise.ask(solver, c.question())))
                            .toList()));
        }
        return new MutantTrial(mutant, judged);
    }

    /** Whether some case of some check catches it. */
    public boolean killed() {
        return checks.stream().anyMatch(c -> !c.failed().isEmpty());
    }

    /** Whether it is as it should be: killed, or known to be equivalent to a right solution. */
    public boolean asExpected() {
        return killed() != mutant.equivalent();
    }
}
