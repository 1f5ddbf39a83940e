package grundy.catalogue;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Two mistakes in one solution.
 *
 * @param first one of the known-wrong solutions
 * @param second another, which changes other parts of a right solution
 * @param valuesOf the one of the two whose values both together have; null where the values are those of neither
 * @param styles make instances of ways to write both, as in {@link Mutant#styles}
 */
public record MutantPair(
        Mutant first, Mutant second, @Nullable Mutant valuesOf, List<Supplier<Object>> styles) {
    public MutantPair {
        styles = List.copyOf(styles);
        if (valuesOf != null && !List.of(first, second).contains(valuesOf)) {
            throw new IllegalArgumentException(
                    first.id() + "+" + second.id() + ": the values of a third, " + valuesOf.id());
        }
    }
}
