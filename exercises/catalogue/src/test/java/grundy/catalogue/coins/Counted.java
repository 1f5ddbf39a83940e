package grundy.catalogue.coins;

import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Mutant;
import grundy.catalogue.heap.Grading;
import java.util.Map;
import java.util.TreeMap;

/** How often known-wrong solutions fail, and what other solvers earn. */
public final class Counted {

    private Counted() {}

    /** By the id of each mutant, how many cases of each check it gets wrong, with seed 42, such as {@code 0 73 40}. */
    public static Map<String, String> failures(Exercise exercise) {
        var failures = new TreeMap<String, String>();
        for (Mutant mutant : exercise.mutants()) {
            failures.put(mutant.id(), failures(exercise, mutant.solver().get()));
        }
        return failures;
    }

    /** The same for one solver. */
    public static String failures(Exercise exercise, Object solver) {
        return String.join(
                " ",
                exercise.checks(42).stream()
                        .map(check -> String.valueOf(Grading.failed(Grading.judge(exercise, check, solver))))
                        .toList());
    }

    /** The shares of the checks that a solver earns, such as {@code 0/59 0/82 0/30}. */
    public static String shares(Exercise exercise, Object solver) {
        return String.join(
                " ",
                exercise.checks(42).stream()
                        .map(check -> share(exercise, check, solver))
                        .toList());
    }

    private static String share(Exercise exercise, Check check, Object solver) {
        var share = check.marking().share(Grading.judge(exercise, check, solver));
        return share.right() + "/" + share.of();
    }
}
