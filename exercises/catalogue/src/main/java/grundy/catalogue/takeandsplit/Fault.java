package grundy.catalogue.takeandsplit;

import grundy.catalogue.takeandsplit.Recipe.Part;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
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

    private static final Set<Part> OF_VALUES = EnumSet.of(Part.MEX, Part.OPTIONS, Part.SPLIT_VALUE);
    private static final Set<Part> OF_TARGET = EnumSet.of(Part.TARGET, Part.TARGET_TEST);

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

    /** Solvers in all styles that answer the same questions in other ways. */
    List<Supplier<Object>> styles() {
        var styles = new ArrayList<Supplier<Object>>();
        for (UnaryOperator<Recipe> writing : writings) {
            Set<Part> parts = writing.apply(new Recipe()).changed();
            if (parts.contains(Part.FALLBACK)) {
                styles.add(() -> new RecipeSolver(writing.apply(new Recipe())));
            } else {
                addSearches(styles, writing, parts);
            }
            if (OF_VALUES.containsAll(parts)) {
                styles.add(() -> new WrongValuesOnly(new RecipeSolver(writing.apply(new Recipe()))));
            }
        }
        return styles;
    }

    /** A move may be looked for in heaps with a smaller target, in every heap, or by trying what follows. */
    private static void addSearches(List<Supplier<Object>> styles, UnaryOperator<Recipe> writing, Set<Part> parts) {
        styles.add(() -> open(writing.apply(new Recipe())));
        if (Collections.disjoint(parts, OF_TARGET)) {
            styles.add(() -> open(writing.apply(new Recipe()).targetTest((target, value) -> true)));
        }
        if (!parts.contains(Part.TARGET) && searchFollowsTheWinner(writing.apply(new Recipe()), parts)) {
            styles.add(() -> open(writing.apply(new Recipe()).byTrying()));
        }
    }

    /** Whether the search shares a rule that trying would show: the winner's, or that of a split. */
    private static boolean searchFollowsTheWinner(Recipe recipe, Set<Part> parts) {
        return (parts.contains(Part.WINNER) || parts.contains(Part.SPLIT_VALUE)) && !recipe.namesTheWinnerApart();
    }

    private static Object open(Recipe recipe) {
        return new RecipeSolver(recipe).inAnyOrder();
    }
}
