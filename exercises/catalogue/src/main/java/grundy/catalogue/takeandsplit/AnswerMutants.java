package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Mutants.inOneStyle;
import static grundy.catalogue.takeandsplit.Mutants.wrong;

import grundy.catalogue.Mutant;
import grundy.exercises.Move;
import java.util.List;

/** Mistakes in how the answer is found or handed over; the values are right. */
final class AnswerMutants {

    private AnswerMutants() {}

    static List<Mutant> all() {
        return List.of(
                wrong("never-a-move", r -> r.winner((heaps, values) -> false)),
                inOneStyle("any-legal-move", r -> r.heapChoice((heaps, index) -> false)
                        .fallback(Fallback.FIRST_STONE)),
                wrong("split-not-searched", r -> r.searched(Options.take(1).then(Options.take(2)))),
                wrong("target-is-total", r -> r.target((value, total) -> total)),
                wrong("target-is-zero", r -> r.target((value, total) -> 0)),
                inOneStyle(
                        "heap-counted-from-one",
                        r -> r.handsOver(answer -> answer.map(move -> new Move(move.heapIndex() + 1, move.pieces())))),
                inOneStyle("null-for-no-move", r -> r.handsOver(answer -> answer.isEmpty() ? null : answer)));
    }
}
