package grundy.catalogue.takeandsplit;

import grundy.catalogue.takeandsplit.Recipe.Part;
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
record Fault(String id, boolean equivalent, List<UnaryOperator<Recipe>> writings) {

    Fault {
        writings = List.copyOf(writings);
    }

    static Fault wrong(String id, UnaryOperator<Recipe> change) {
        return new Fault(id, false, List.of(change));
    }

    /** One that makes no answer wrong. */
    static Fault equivalent(String id, UnaryOperator<Recipe> change) {
        return new Fault(id, true, List.of(change));
    }

    /** The same mistake, which may also be made like this. */
    Fault or(UnaryOperator<Recipe> change) {
        var all = new ArrayList<>(writings);
        all.add(change);
        return new Fault(id, equivalent, all);
    }

    /** Whether both can be made at once: no part is changed by both. */
    boolean goesWith(Fault other) {
        return Collections.disjoint(parts(), other.parts());
    }

    private Set<Part> parts() {
        return writings.get(0).apply(new Recipe()).changed();
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
    Object solver() {
        return new RecipeSolver(writings.get(0).apply(new Recipe()));
    }

    /** Whether it leaves the values as they are in a right recipe. */
    boolean keepsValues() {
        return writings.get(0).apply(new Recipe()).keepsValues();
    }

    /** Makers of solvers in all styles. */
    List<Supplier<Object>> styles() {
        return writings.stream()
                .flatMap(writing -> new Styles(writing).all().stream())
                .toList();
    }
}
