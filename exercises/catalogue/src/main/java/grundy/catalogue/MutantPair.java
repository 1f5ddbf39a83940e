package grundy.catalogue;

import java.util.List;
import java.util.function.Supplier;

/**
 * Two mistakes in one solution.
 *
 * @param first one of the known-wrong solutions
 * @param second another, which changes other parts of a right solution
 * @param styles make instances of ways to write both, as in {@link Mutant#styles}
 */
public record MutantPair(Mutant first, Mutant second, List<Supplier<Object>> styles) {
    public MutantPair {
        styles = List.copyOf(styles);
    }
}
