package grundy.catalogue.heap.mistakes;

import static grundy.catalogue.heap.mistakes.Fault.wrong;

import grundy.exercises.Move;
import java.util.List;

/** Mistakes in how the answer is found or handed over; the values are right. */
public final class AnswerFaults {

    private AnswerFaults() {}

    /** All of them, for any rule. */
    public static List<Fault> all() {
        return List.of(
                wrong("never-a-move", r -> r.winner((heaps, values) -> false)),
                wrong("any-legal-move", r -> anyMove(r, Fallback.FIRST_LEGAL))
                        .or(r -> anyMove(r, Fallback.LAST_LEGAL))
                        .or(r -> anyMove(r, Fallback.LEGAL_IN_LARGEST))
                        .or(r -> anyMove(r, Fallback.SECOND_LEGAL)),
                wrong("split-not-searched", r -> r.searched(r.rightOptions().withoutSplits())),
                wrong("target-is-total", r -> r.target((value, total) -> total)),
                wrong("target-is-zero", r -> r.target((value, total) -> 0)),
                wrong("heap-counted-from-one", r -> r.handsOver(move -> new Move(move.heapIndex() + 1, move.pieces()))),
                wrong("null-for-no-move", r -> r.nullForNoMove()));
    }

    private static Recipe anyMove(Recipe recipe, Fallback always) {
        return recipe.heapChoice((heaps, index) -> false).fallback(always);
    }
}
