package grundy.catalogue.takeandsplit;

import grundy.exercises.Move;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a right solution, each of which a mutant can change. A fresh recipe is right; what is not changed stays right.
 */
final class Recipe {

    @Nullable
    IntUnaryOperator formula;

    MexRule mex = (heap, values) -> values.missingFrom(0);
    Options options = Options.RIGHT;
    SplitValue splitValue = (g, a, b) -> g[a] ^ g[b];
    WinnerRule winner = (heaps, values) -> Combination.XOR.of(values) != 0;
    Combination inTarget = Combination.XOR;
    IntBinaryOperator target = (value, total) -> value ^ total;

    @Nullable
    Options searched;

    HeapChoice heapChoice = (heaps, index) -> true;
    TargetTest targetTest = (target, value) -> target < value;
    Fallback fallback = Fallback.NO_SUCH_HEAP;
    Handover handover = answer -> answer;

    /** A formula in place of the table. */
    Recipe formula(IntUnaryOperator g) {
        formula = g;
        return this;
    }

    /** What the value is made of. */
    Recipe mex(MexRule rule) {
        mex = rule;
        return this;
    }

    /** The moves that there are. */
    Recipe options(Options believed) {
        options = believed;
        return this;
    }

    /** What two heaps that come of a split are worth together. */
    Recipe splitValue(SplitValue value) {
        splitValue = value;
        return this;
    }

    /** Who wins. */
    Recipe winner(WinnerRule rule) {
        winner = rule;
        return this;
    }

    /** How the heaps are combined to say who wins, but not in the search for a move. */
    Recipe winnerBy(Combination combination) {
        return winner((heaps, values) -> combination.of(values) != 0);
    }

    /** How the heaps are combined, to say who wins and in the search for a move. */
    Recipe everywhere(Combination combination) {
        inTarget = combination;
        return winnerBy(combination);
    }

    /** The value that a move is to leave, from the heap's own value and the total. */
    Recipe target(IntBinaryOperator rule) {
        target = rule;
        return this;
    }

    /** The moves that are tried in the search for a move, where they are not those behind the values. */
    Recipe searched(Options tried) {
        searched = tried;
        return this;
    }

    /** The heaps in which a move is looked for. */
    Recipe heapChoice(HeapChoice choice) {
        heapChoice = choice;
        return this;
    }

    /** Whether a move to the target is looked for in a heap of this value. */
    Recipe targetTest(TargetTest test) {
        targetTest = test;
        return this;
    }

    /** What is answered where a win is claimed and no move was found. */
    Recipe fallback(Fallback answer) {
        fallback = answer;
        return this;
    }

    /** What becomes of an answer on its way out. */
    Recipe handsOver(Handover change) {
        handover = change;
        return this;
    }

    @FunctionalInterface
    interface MexRule {
        int of(int heap, OptionValues values);
    }

    @FunctionalInterface
    interface SplitValue {
        /** {@code g} holds the values of all heaps that are smaller than the one that is split. */
        int of(int[] g, int a, int b);
    }

    @FunctionalInterface
    interface WinnerRule {
        boolean firstWins(int[] heaps, int[] values);
    }

    @FunctionalInterface
    interface HeapChoice {
        boolean tries(int[] heaps, int index);
    }

    @FunctionalInterface
    interface TargetTest {
        boolean passes(int target, int value);
    }

    @FunctionalInterface
    interface Handover {
        @SuppressWarnings("NullableOptional") // null is one of the mistakes
        @Nullable
        Optional<Move> of(Optional<Move> answer);
    }
}
