package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Mutants.wrong;

import grundy.catalogue.Mutant;
import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Mistakes in how the answer is found or handed over; the values are right. */
final class AnswerMutants {

    private AnswerMutants() {}

    static List<Mutant> all() {
        return List.of(
                wrong(
                        "never-a-move",
                        "No move is ever returned",
                        () -> new Recipe().winner((heaps, values) -> false),
                        """
                        Your code never names a move, so it calls every position lost. Perhaps that part is not written yet, \
                        or the search for a move never finds its target, or the test is the wrong way round. A single stone \
                        is won: whoever moves takes it. A move belongs wherever the XOR of the values is not 0; no move, \
                        which is Optional.empty() in Java and second in a program, only where it is 0."""),
                inOneStyle(
                        "any-legal-move",
                        "The winner is right, but any legal move is returned",
                        () -> new RecipeSolver(
                                new Recipe().heapChoice((heaps, index) -> false).fallback(Fallback.FIRST_STONE)),
                        """
                        You seem to name the winner rightly and then to take a stone wherever one lies. That a position is \
                        won does not mean that every move keeps the win. From a heap of 2 you leave 1, and the other player \
                        takes it; taking both wins. Look for an option whose value is the heap's value ^ the total."""),
                wrong(
                        "split-not-searched",
                        "Splits count for the values, but are not tried as moves",
                        () -> new Recipe().searched(Options.take(1).then(Options.take(2))),
                        """
                        Your values count the split, but your search for a move seems to try only taking 1 and taking 2. \
                        Some positions can only be won by a split: from a single heap of 6, worth 3, only splitting into 2 \
                        and 2 leaves XOR 0. Let one method list the options, and use it for both."""),
                wrong(
                        "target-is-total",
                        "A move to the total is looked for",
                        () -> new Recipe().target((value, total) -> total),
                        """
                        You seem to look for an option whose value is the XOR of all heaps. The target is what makes the new \
                        XOR 0: the heap's own value ^ the total. A single heap of 1 is worth 1 and so is the total; taking \
                        the stone leaves value 0 = 1 ^ 1, while an option of value 1 does not exist."""),
                wrong(
                        "target-is-zero",
                        "A move to value 0 is looked for in one heap",
                        () -> new Recipe().target((value, total) -> 0),
                        """
                        You seem to bring one heap to value 0, as if it stood alone. The other heaps count too: it is the \
                        XOR of all that must become 0. From heaps 1 and 2 you take the single stone and leave 2, which the \
                        other player takes; making 2 into 1 leaves 1 ^ 1 = 0. The target is the heap's own value ^ the total."""),
                handedOver(
                        "heap-counted-from-one",
                        "heapIndex counts from 1",
                        answer -> answer.map(move -> new Move(move.heapIndex() + 1, move.pieces())),
                        """
                        Your moves are right but for their index: heapIndex counts from 0, as the list of heaps does, and \
                        yours seems to count from 1, as people do. So each move lands in the next heap, or in none. For a \
                        single heap of 1, where you answer heapIndex 1, return new Move(0, List.of())."""),
                handedOver(
                        "null-for-no-move",
                        "null in place of Optional.empty()",
                        answer -> answer.isEmpty() ? null : answer,
                        """
                        Where the player to move loses you seem to return null. The method promises an Optional, so that \
                        whoever calls it need not think of null: return Optional.empty() there. For heaps 4 and 4, worth 1 \
                        and 1, the XOR is 0, and that is the answer."""));
    }

    private static Mutant handedOver(
            String id, String title, UnaryOperator<@Nullable Optional<Move>> change, String story) {
        return inOneStyle(id, title, () -> new HandsOver(new RecipeSolver(new Recipe()), change), story);
    }

    /** A mistake that always has something to answer, so that there is no other way to answer nothing. */
    private static Mutant inOneStyle(String id, String title, Supplier<Object> solver, String story) {
        return new Mutant(id, title, story, false, solver, List.of());
    }

    /** A right solver whose answers are changed on their way out. */
    private record HandsOver(HeapGameSolver solver, UnaryOperator<@Nullable Optional<Move>> change)
            implements HeapGameSolver {
        @Override
        public int grundy(int heap) {
            return solver.grundy(heap);
        }

        @Override
        @SuppressWarnings("NullAway") // returning null is the mistake
        public Optional<Move> winningMove(List<Integer> heaps) {
            return change.apply(solver.winningMove(heaps));
        }
    }
}
