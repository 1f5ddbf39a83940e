package grundy.catalogue.heap.mistakes;

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
    private final int combined;
    private final TargetTest targetTest;
    private int index;
    private int target;

    /** The search stops at the first move that is {@code enough}. */
    MoveSearch(Recipe recipe, Values g, int[] sizes, int[] values, Predicate<Move> enough) {
        this.recipe = recipe;
        this.g = g;
        this.sizes = sizes;
        this.values = values;
        this.enough = enough;
        this.combined = recipe.inTarget.of(values);
        this.targetTest = targetTest();
    }

    void run() {
        int committed = recipe.commitment == null ? -1 : committed(recipe.commitment);
        Options tried = recipe.searched == null ? recipe.options : recipe.searched;
        for (index = 0; index < sizes.length; index++) {
            target = goal(index);
            if ((committed < 0 || index == committed) && isSearched(index) && tried.visit(sizes[index], this)) {
                return;
            }
        }
    }

    private int goal(int heap) {
        return recipe.targetOfTheOthers
                ? recipe.inTarget.ofOthers(values, heap)
                : recipe.target.applyAsInt(values[heap], combined);
    }

    /** The recipe's other test, where no heap passes the first. */
    private TargetTest targetTest() {
        TargetTest first = recipe.targetTest;
        return recipe.otherwise == null || heaps().anyMatch(i -> first.passes(goal(i), values[i]))
                ? first
                : recipe.otherwise;
    }

    private IntStream heaps() {
        return IntStream.range(0, sizes.length);
    }

    private boolean isSearched(int heap) {
        return recipe.heapChoice.tries(sizes, heap) && (recipe.tries || targetTest.passes(goal(heap), values[heap]));
    }

    /** The heap that a search commits itself to; -1 where no heap is searched at all. */
    private int committed(Commitment commitment) {
        return heaps().filter(this::isSearched)
                .reduce((a, b) -> prefers(commitment, a, b) ? a : b)
                .orElse(-1);
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
        return (recipe.tries ? !isWonAfter(a, b) : worth(a, b) == target)
                && enough.test(new Move(index, List.of(a, b)));
    }

    private int worth(int a, int b) {
        return recipe.xorsPiecesInSearch ? g.of(a) ^ g.of(b) : g.ofSplit(a, b);
    }

    @Override
    public boolean split(int a, int b, int c) {
        return (recipe.tries ? !isWonAfter(a, b, c) : worth(a, b, c) == target)
                && enough.test(new Move(index, List.of(a, b, c)));
    }

    private int worth(int a, int b, int c) {
        return recipe.xorsPiecesInSearch ? g.of(a) ^ g.of(b) ^ g.of(c) : g.ofSplit(a, b, c);
    }

    /** Whether the recipe calls it a win to have these heaps in place of the one. */
    private boolean isWonAfter(int... pieces) {
        int[] heaps = Arrays.copyOf(sizes, sizes.length + pieces.length - 1);
        int[] worth = Arrays.copyOf(values, heaps.length);
        for (int i = 0; i < pieces.length; i++) {
            int place = i == 0 ? index : sizes.length + i - 1;
            heaps[place] = pieces[i];
            worth[place] = g.of(pieces[i]);
        }
        return recipe.winner.firstWins(heaps, worth);
    }
}
