package grundy.catalogue.takeandsplit;

import grundy.catalogue.takeandsplit.Recipe.Commitment;
import grundy.exercises.Move;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

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
        int committed = recipe.commitment == null ? -1 : committed(recipe.commitment, combined);
        Options tried = recipe.searched == null ? recipe.options : recipe.searched;
        for (index = 0; index < sizes.length; index++) {
            target = recipe.target.applyAsInt(values[index], combined);
            if ((committed < 0 || index == committed) && isSearched(index, target) && tried.visit(sizes[index], this)) {
                return;
            }
        }
    }

    private boolean isSearched(int heap, int goal) {
        return recipe.heapChoice.tries(sizes, heap) && (recipe.tries || recipe.targetTest.passes(goal, values[heap]));
    }

    /** The heap that a search commits itself to; -1 where no heap is searched at all. */
    private int committed(Commitment commitment, int combined) {
        IntStream searched = IntStream.range(0, sizes.length)
                .filter(i -> isSearched(i, recipe.target.applyAsInt(values[i], combined)));
        return searched.reduce((a, b) -> prefers(commitment, a, b) ? a : b).orElse(-1);
    }

    /** Whether the heap that comes first is preferred. */
    private boolean prefers(Commitment commitment, int a, int b) {
        return switch (commitment) {
            case FIRST -> true;
            case LAST -> false;
            case LARGEST -> sizes[a] >= sizes[b];
        };
    }

    @Override
    public boolean rest(int stones) {
        return (recipe.tries ? !isWonAfter(stones) : g.ofRest(stones) == target)
                && enough.test(new Move(index, recipe.restPieces.of(stones)));
    }

    @Override
    public boolean split(int a, int b) {
        return (recipe.tries ? !isWonAfter(a, b) : g.ofSplit(a, b) == target)
                && enough.test(new Move(index, List.of(a, b)));
    }

    /** Whether the recipe calls it a win to have one heap in place of another. */
    private boolean isWonAfter(int rest) {
        int[] heaps = sizes.clone();
        int[] worth = values.clone();
        heaps[index] = rest;
        worth[index] = g.of(rest);
        return recipe.winner.firstWins(heaps, worth);
    }

    /** Whether it does so for two heaps in place of one. */
    private boolean isWonAfter(int a, int b) {
        int[] heaps = Arrays.copyOf(sizes, sizes.length + 1);
        int[] worth = Arrays.copyOf(values, values.length + 1);
        heaps[index] = a;
        worth[index] = g.of(a);
        heaps[sizes.length] = b;
        worth[sizes.length] = g.of(b);
        return recipe.winner.firstWins(heaps, worth);
    }
}
