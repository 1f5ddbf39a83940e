package grundy.catalogue.heap.mistakes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * One mistake: what it changes in a right recipe.
 *
 * @param id that of the mutant which makes it
 * @param equivalent whether it makes no answer wrong
 * @param writings ways to make it, which may part in what they answer; the first is the mutant itself
 */
public record Fault(String id, boolean equivalent, List<UnaryOperator<Recipe>> writings) {

    public Fault {
        writings = List.copyOf(writings);
    }

    /** A mistake. */
    public static Fault wrong(String id, UnaryOperator<Recipe> change) {
        return new Fault(id, false, List.of(change));
    }

    /** One that makes no answer wrong. */
    public static Fault equivalent(String id, UnaryOperator<Recipe> change) {
        return new Fault(id, true, List.of(change));
    }

    /** The same mistake, which may also be made like this. */
    public Fault or(UnaryOperator<Recipe> change) {
        var all = new ArrayList<>(writings);
        all.add(change);
        return new Fault(id, equivalent, all);
    }

    /** Whether both can be made at once: no part is changed by both. */
    boolean goesWith(Fault other, Rule rule) {
        return Collections.disjoint(parts(rule), other.parts(rule));
    }

    private Set<Part> parts(Rule rule) {
        return recipe(rule).changed();
    }

    /** Both at once, in all ways to write them. */
    Fault and(Fault other) {
        var both = new ArrayList<UnaryOperator<Recipe>>();
        for (UnaryOperator<Recipe> mine : writings) {
            for (UnaryOperator<Recipe> theirs : other.writings) {
                both.add(recipe -> theirs.apply(mine.apply(recipe)));
            }
        }
        return new Fault(id + "+" + other.id, false, both);
    }

    /** The mutant's solver. */
    Object solver(Rule rule) {
        return new RecipeSolver(recipe(rule));
    }

    private Recipe recipe(Rule rule) {
        return writings.get(0).apply(new Recipe(rule));
    }

    /** Whether it leaves the values as they are in a right recipe. */
    boolean keepsValues(Rule rule) {
        return recipe(rule).keepsValues();
    }

    /** Makers of solvers in all styles. */
    List<Supplier<Object>> styles(Rule rule) {
        return writings.stream()
                .flatMap(writing -> new Styles(writing, rule).all().stream())
                .toList();
    }
}
