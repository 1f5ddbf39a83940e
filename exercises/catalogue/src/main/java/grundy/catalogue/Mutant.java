package grundy.catalogue;

import java.util.List;
import java.util.function.Supplier;

/**
 * A known-wrong solution: one mistake in an otherwise right one.
 *
 * @param id short and stable
 * @param title what was done, in a few words
 * @param story what the student is told: why it is tempting, why it is wrong, what to do instead
 * @param equivalent whether it gives right answers everywhere, so that no check can catch it
 * @param solver makes a fresh instance, which implements the exercise's interface
 * @param styles make instances of ways to write the same mistake: for recognising it, not for proving that the checks can
 *     fail. Asked by {@link Exercise#answers}, each may leave open which of several answers it gives
 */
public record Mutant(
        String id,
        String title,
        String story,
        boolean equivalent,
        Supplier<Object> solver,
        List<Supplier<Object>> styles) {
    public Mutant {
        styles = List.copyOf(styles);
    }
}
