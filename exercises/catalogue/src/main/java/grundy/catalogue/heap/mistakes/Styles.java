package grundy.catalogue.heap.mistakes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * The styles in which one and the same mistake can be written: how a move is searched for, and in which order, is nobody's
 * mistake, but it shows in what a wrong solution answers.
 */
final class Styles {

    /** Where one of these is wrong, there may be no move to the target, and it matters where it was looked for. */
    private static final Set<Part> MAKE_THE_SEARCH_FAIL = EnumSet.of(
            Part.MEX, Part.OPTIONS, Part.SPLIT_VALUE, Part.TARGET, Part.COMBINED, Part.SEARCHED, Part.TARGET_TEST);

    private final UnaryOperator<Recipe> change;
    private final Rule rule;
    private final Set<Part> parts;
    private final List<Supplier<Object>> all = new ArrayList<>();

    Styles(UnaryOperator<Recipe> change, Rule rule) {
        this.change = change;
        this.rule = rule;
        this.parts = changed().changed();
    }

    private Recipe changed() {
        return change.apply(new Recipe(rule));
    }

    List<Supplier<Object>> all() {
        if (parts.contains(Part.FALLBACK)) {
            all.add(() -> new RecipeSolver(changed()));
        } else {
            searches();
        }
        if (Recipe.OF_VALUES.containsAll(parts)) {
            all.add(() -> WrongValuesOnly.of(changed()));
        }
        return all;
    }

    private void searches() {
        inAllHeaps(recipe -> recipe);
        if (searchMayFollowTheWinner()) {
            inAnyOrder(Recipe::byTrying);
        }
        if (parts.contains(Part.OPTIONS) && !parts.contains(Part.SEARCHED)) {
            inAllHeaps(recipe -> recipe.searched(recipe.rightOptions()));
        }
        if (changed().valuesSplitsWrongly()) {
            inAllHeaps(Recipe::xorsPiecesInSearch);
        }
    }

    /** In those that pass the target's test, in every heap, or in one of them only. */
    private void inAllHeaps(UnaryOperator<Recipe> search) {
        inAnyOrder(search);
        if (!parts.contains(Part.TARGET_TEST)) {
            inAnyOrder(recipe -> search.apply(recipe).targetTest((target, value) -> true));
        }
        if (!Collections.disjoint(parts, MAKE_THE_SEARCH_FAIL)) {
            for (Commitment commitment : Commitment.values()) {
                inAnyOrder(recipe -> search.apply(recipe).commitsTo(commitment));
            }
        }
    }

    /** Whether trying each move, and asking who wins then, may answer otherwise than a search for the target. */
    private boolean searchMayFollowTheWinner() {
        return (parts.contains(Part.WINNER) || parts.contains(Part.SPLIT_VALUE))
                && !parts.contains(Part.TARGET)
                && !changed().namesTheWinnerApart();
    }

    private void inAnyOrder(UnaryOperator<Recipe> style) {
        all.add(() -> new RecipeSolver(style.apply(changed())).inAnyOrder());
    }
}
