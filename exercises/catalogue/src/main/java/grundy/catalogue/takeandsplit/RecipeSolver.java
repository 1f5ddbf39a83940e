package grundy.catalogue.takeandsplit;

import grundy.catalogue.heap.OpenChoice;
import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Solves by a {@link Recipe}: the values by mex over the options, the winner by XOR, and a move in the first heap from the
 * left whose target is smaller than its value.
 */
final class RecipeSolver implements HeapGameSolver {

    private final Recipe recipe;
    private final Values g;

    RecipeSolver(Recipe recipe) {
        this.recipe = recipe;
        this.g = new Values(recipe);
    }

    @Override
    public int grundy(int heap) {
        return g.of(heap);
    }

    @Override
    @SuppressWarnings("NullAway") // a null that is handed over is the mistake
    public Optional<Move> winningMove(List<Integer> heaps) {
        var position = new Position(heaps);
        if (!position.isWon()) {
            return recipe.handover.of(Optional.empty());
        }
        var found = new ArrayList<Move>(1);
        position.search(found::add);
        return recipe.handover.of(found.isEmpty() ? recipe.fallback.answer(position.sizes) : Optional.of(found.get(0)));
    }

    /** The same, but any move that it takes for winning may be the answer, whichever its search meets first. */
    OpenChoice inAnyOrder() {
        return new OpenChoice() {
            @Override
            public int grundy(int heap) {
                return RecipeSolver.this.grundy(heap);
            }

            @Override
            public List<@Nullable Object> choices(List<Integer> heaps) {
                return RecipeSolver.this.choices(heaps);
            }
        };
    }

    private List<@Nullable Object> choices(List<Integer> heaps) {
        var choices = new ArrayList<@Nullable Object>();
        var position = new Position(heaps);
        if (position.isWon()) {
            position.search(move -> {
                choices.add(recipe.handover.of(Optional.of(move)));
                return false;
            });
        } else {
            choices.add(recipe.handover.of(Optional.empty()));
        }
        return choices;
    }

    /** Heaps with their values. */
    private final class Position {
        private final int[] sizes;
        private final int[] values;

        Position(List<Integer> heaps) {
            sizes = heaps.stream().mapToInt(Integer::intValue).toArray();
            values = new int[sizes.length];
            for (int i = 0; i < sizes.length; i++) {
                values[i] = grundy(sizes[i]);
            }
        }

        boolean isWon() {
            return recipe.winner.firstWins(sizes, values);
        }

        void search(Predicate<Move> enough) {
            new MoveSearch(recipe, g, sizes, values, enough).run();
        }
    }
}
