package grundy.catalogue.takeandsplit;

import grundy.exercises.Move;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** Looks for the moves that a recipe takes for winning: from the left heap to the right, in the order of its options. */
final class MoveSearch implements Options.Visitor {

    private final Recipe recipe;
    private final Values g;
    private final int[] sizes;
    private final int[] values;
    private final Predicate<Move> enough;
    private int index;
    private int target;

    /** The search stops at the first move that is {@code enough}. */
    MoveSearch(Recipe recipe, Values g, int[] sizes, int[] values, Predicate<Move> enough) {
        this.recipe = recipe;
        this.g = g;
        this.sizes = sizes;
        this.values = values;
        this.enough = enough;
    }

    void run() {
        int combined = recipe.inTarget.of(values);
        Options tried = recipe.searched == null ? recipe.options : recipe.searched;
        for (index = 0; index < sizes.length; index++) {
            target = recipe.target.applyAsInt(values[index], combined);
            if (isSearched() && tried.visit(sizes[index], this)) {
                return;
            }
        }
    }

    private boolean isSearched() {
        return recipe.heapChoice.tries(sizes, index)
                && (recipe.tries || recipe.targetTest.passes(target, values[index]));
    }

    @Override
    public boolean rest(int stones) {
        if (recipe.tries ? !isWonAfter(stones) : g.of(stones) == target) {
            boolean gone = stones == 0 && !recipe.keepsEmptyHeaps;
            return enough.test(new Move(index, gone ? List.of() : List.of(stones)));
        }
        return false;
    }

    @Override
    public boolean split(int a, int b) {
        return (recipe.tries ? !isWonAfter(a, b) : g.ofSplit(a, b) == target)
                && enough.test(new Move(index, List.of(a, b)));
    }

    /** Whether the recipe calls it a win to have these pieces in place of the heap. */
    private boolean isWonAfter(int... pieces) {
        int[] heaps = with(pieces);
        return recipe.winner.firstWins(heaps, Arrays.stream(heaps).map(g::of).toArray());
    }

    private int[] with(int[] pieces) {
        int[] after = Arrays.copyOf(sizes, sizes.length + pieces.length - 1);
        after[index] = pieces[0];
        System.arraycopy(pieces, 1, after, sizes.length, pieces.length - 1);
        return after;
    }
}
