package grundy.catalogue.takeandsplit;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Solves by a {@link Recipe}: the values by mex over the options, the winner by XOR, and a move in the first heap from the
 * left whose target is smaller than its value.
 */
final class RecipeSolver implements HeapGameSolver {

    private final Recipe recipe;
    private final OptionValues optionValues = new OptionValues();
    private int[] g = new int[16];
    /** g is known below this. */
    private int known;

    RecipeSolver(Recipe recipe) {
        this.recipe = recipe;
    }

    @Override
    public int grundy(int heap) {
        if (heap >= g.length) {
            g = Arrays.copyOf(g, Math.max(heap + 1, 2 * g.length));
        }
        for (; known <= heap; known++) {
            g[known] = compute(known);
        }
        return g[heap];
    }

    private int compute(int heap) {
        if (recipe.formula != null) {
            return recipe.formula.applyAsInt(heap);
        }
        optionValues.clear();
        recipe.options.visit(heap, new Collector());
        return recipe.mex.of(heap, optionValues);
    }

    @Override
    @SuppressWarnings("NullAway") // a null that is handed over is the mistake
    public Optional<Move> winningMove(List<Integer> heaps) {
        int[] sizes = new int[heaps.size()];
        int[] values = new int[sizes.length];
        for (int i = 0; i < sizes.length; i++) {
            sizes[i] = heaps.get(i);
            values[i] = grundy(sizes[i]);
        }
        return recipe.handover.of(recipe.winner.firstWins(sizes, values) ? move(sizes, values) : Optional.empty());
    }

    private Optional<Move> move(int[] sizes, int[] values) {
        int combined = recipe.inTarget.of(values);
        Options tried = recipe.searched == null ? recipe.options : recipe.searched;
        for (int i = 0; i < sizes.length; i++) {
            int target = recipe.target.applyAsInt(values[i], combined);
            if (recipe.heapChoice.tries(sizes, i) && recipe.targetTest.passes(target, values[i])) {
                var finder = new Finder(target);
                if (tried.visit(sizes[i], finder) && finder.pieces != null) {
                    return Optional.of(new Move(i, finder.pieces));
                }
            }
        }
        return recipe.fallback.answer(sizes);
    }

    private final class Collector implements Options.Visitor {
        @Override
        public boolean rest(int stones) {
            optionValues.add(g[stones]);
            return false;
        }

        @Override
        public boolean split(int a, int b) {
            optionValues.add(recipe.splitValue.of(g, a, b));
            return false;
        }
    }

    /** Stops at the first option that is worth the target. */
    private final class Finder implements Options.Visitor {
        private final int target;
        private @Nullable List<Integer> pieces;

        Finder(int target) {
            this.target = target;
        }

        @Override
        public boolean rest(int stones) {
            if (g[stones] == target) {
                pieces = stones == 0 ? List.of() : List.of(stones);
            }
            return pieces != null;
        }

        @Override
        public boolean split(int a, int b) {
            if (recipe.splitValue.of(g, a, b) == target) {
                pieces = List.of(a, b);
            }
            return pieces != null;
        }
    }
}
