package grundy.catalogue.heap.mistakes;

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
        this.g = Values.of(recipe);
    }

    @Override
    public int grundy(int heap) {
        return g.of(heap);
    }

    @Override
    @SuppressWarnings("NullAway") // null is one of the mistakes
    public Optional<Move> winningMove(List<Integer> heaps) {
        var position = new Position(heaps);
        if (!position.isWon()) {
            return noMove();
        }
        var found = new ArrayList<Move>(1);
        position.search(found::add);
        return (found.isEmpty()
                        ? recipe.fallback.answer(recipe.rightOptions(), position.sizes)
                        : Optional.of(found.get(0)))
                .map(recipe.handover);
    }

    @SuppressWarnings("NullableOptional") // as above
    private @Nullable Optional<Move> noMove() {
        return recipe.nullForNoMove ? null : Optional.empty();
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
                choices.add(Optional.of(recipe.handover.apply(move)));
                return false;
            });
        } else {
            choices.add(noMove());
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
                int value = grundy(sizes[i]);
                values[i] = recipe.sizesForValues ? sizes[i] : value;
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
