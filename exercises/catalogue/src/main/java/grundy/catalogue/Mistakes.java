package grundy.catalogue;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * What is known of the mistakes in an exercise.
 *
 * @param mutants the known-wrong solutions
 * @param pairs makes those of them that go together in one solution, two at a time
 * @param lastResorts make solvers that say what a solution may answer where its mistake leaves nothing to answer, such as
 *     nothing at all, or an exception
 * @param anyMove makes a solver that may answer any move in such a place: where all moves amount to the same, that is known
 * @param families which of them no case tells apart, and why
 */
public record Mistakes(
        List<Mutant> mutants,
        Supplier<List<MutantPair>> pairs,
        List<Supplier<Object>> lastResorts,
        Supplier<Object> anyMove,
        List<Family> families) {
    public Mistakes {
        mutants = List.copyOf(mutants);
        lastResorts = List.copyOf(lastResorts);
        families = List.copyOf(families);
        Set<String> known = mutants.stream().map(Mutant::id).collect(Collectors.toSet());
        for (Family family : families) {
            if (!known.containsAll(family.mutants())) {
                throw new IllegalArgumentException(family + ": not all of these are known-wrong solutions: " + known);
            }
        }
    }

    /** Those that are made one at a time, and always leave exactly one answer: the one last resort is never asked. */
    public static Mistakes of(List<Mutant> mutants, List<Family> families) {
        return new Mistakes(mutants, List::of, List.of(Object::new), Object::new, families);
    }

    /** None is known. */
    public static Mistakes none() {
        return of(List.of(), List.of());
    }
}
