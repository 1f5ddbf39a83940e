package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Fault.wrong;

import grundy.exercises.Move;
import java.util.List;

/** Mistakes in how the answer is found or handed over; the values are right. */
final class AnswerMutants {

    private AnswerMutants() {}

    static List<Fault> all() {
        return List.of(
                wrong("never-a-move", r -> r.winner((heaps, values) -> false)),
                wrong("any-legal-move", r -> anyMove(r, Fallback.FIRST_STONE))
                        .or(r -> anyMove(r, Fallback.LAST_STONE))
                        .or(r -> anyMove(r, Fallback.STONE_OF_LARGEST))
                        .or(r -> anyMove(r, Fallback.FIRST_TWO_STONES)),
                wrong("split-not-searched", r -> r.searched(Options.take(1).then(Options.take(2)))),
                wrong("target-is-total", r -> r.target((value, total) -> total)),
                wrong("target-is-zero", r -> r.target((value, total) -> 0)),
                wrong("heap-counted-from-one", r -> r.handsOver(move -> new Move(move.heapIndex() + 1, move.pieces()))),
                wrong("null-for-no-move", r -> r.nullForNoMove()));
    }

    private static Recipe anyMove(Recipe recipe, Fallback always) {
        return recipe.heapChoice((heaps, index) -> false).fallback(always);
    }
}
