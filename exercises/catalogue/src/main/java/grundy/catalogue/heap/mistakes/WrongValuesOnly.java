package grundy.catalogue.heap.mistakes;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

/** A solution whose winners and moves do not depend on its values: they come of a search of their own, which is right. */
record WrongValuesOnly(HeapGameSolver values, HeapGameSolver moves) implements HeapGameSolver {

    /** The values of a recipe. */
    static WrongValuesOnly of(Recipe values) {
        return new WrongValuesOnly(new RecipeSolver(values), new RecipeSolver(new Recipe(values.rule())));
    }

    @Override
    public int grundy(int heap) {
        return values.grundy(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        return moves.winningMove(heaps);
    }
}
