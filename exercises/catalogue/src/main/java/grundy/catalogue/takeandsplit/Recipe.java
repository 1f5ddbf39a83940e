package grundy.catalogue.takeandsplit;

import grundy.exercises.Move;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a right solution, each of which a mutant can change. A fresh recipe is right; what is not changed stays right.
 */
final class Recipe {

    private final Set<Part> changed = EnumSet.noneOf(Part.class);

    @Nullable
    IntUnaryOperator formula;

    MexRule mex = (heap, values) -> values.missingFrom(0);
    Options options = Options.RIGHT;
    SplitValue splitValue = (g, a, b) -> g[a] ^ g[b];
    WinnerRule winner = new CombinedIsNotZero(Combination.XOR);
    Combination inTarget = Combination.XOR;
    IntBinaryOperator target = (value, total) -> value ^ total;

    @Nullable
    Options searched;

    HeapChoice heapChoice = (heaps, index) -> true;
    TargetTest targetTest = (target, value) -> target < value;
    boolean tries;
    boolean keepsEmptyHeaps;
    Fallback fallback = Fallback.NO_SUCH_HEAP;
    Handover handover = answer -> answer;

    /** What two mistakes cannot both change. */
    enum Part {
        MEX,
        OPTIONS,
        SPLIT_VALUE,
        WINNER,
        TARGET,
        COMBINED,
        SEARCHED,
        HEAP_CHOICE,
        TARGET_TEST,
        EMPTY_HEAPS,
        FALLBACK,
        HANDOVER
    }

    /** What is not as in a right recipe. */
    Set<Part> changed() {
        return EnumSet.copyOf(changed);
    }

    private Recipe changes(Part... parts) {
        changed.addAll(List.of(parts));
        return this;
    }

    /** A formula in place of the table. */
    Recipe formula(IntUnaryOperator g) {
        formula = g;
        return changes(Part.MEX, Part.SPLIT_VALUE);
    }

    /** What the value is made of. */
    Recipe mex(MexRule rule) {
        mex = rule;
        return changes(Part.MEX);
    }

    /** The moves that there are. */
    Recipe options(Options believed) {
        options = believed;
        return changes(Part.OPTIONS);
    }

    /** What two heaps that come of a split are worth together. */
    Recipe splitValue(SplitValue value) {
        splitValue = value;
        return changes(Part.SPLIT_VALUE);
    }

    /** Who wins. */
    Recipe winner(WinnerRule rule) {
        winner = rule;
        return changes(Part.WINNER);
    }

    /** How the heaps are combined to say who wins, but not in the search for a move. */
    Recipe winnerBy(Combination combination) {
        return winner(new CombinedIsNotZero(combination));
    }

    /** How the heaps are combined, to say who wins and in the search for a move. */
    Recipe everywhere(Combination combination) {
        inTarget = combination;
        return winnerBy(combination).changes(Part.COMBINED);
    }

    /** Whether the winner is named by a combination that the search for a move does not share. */
    boolean namesTheWinnerApart() {
        return winner instanceof CombinedIsNotZero byItself && byItself.combination != inTarget;
    }

    /** The value that a move is to leave, from the heap's own value and the total. */
    Recipe target(IntBinaryOperator rule) {
        target = rule;
        return changes(Part.TARGET);
    }

    /** The moves that are tried in the search for a move, where they are not those behind the values. */
    Recipe searched(Options tried) {
        searched = tried;
        return changes(Part.SEARCHED);
    }

    /** The heaps in which a move is looked for. */
    Recipe heapChoice(HeapChoice choice) {
        heapChoice = choice;
        return changes(Part.HEAP_CHOICE);
    }

    /** Whether a move to the target is looked for in a heap of this value. */
    Recipe targetTest(TargetTest test) {
        targetTest = test;
        return changes(Part.TARGET_TEST);
    }

    /** The moves are found without a target: any after which the winner's rule says that the other player loses. */
    Recipe byTrying() {
        tries = true;
        return this;
    }

    /** A heap that is taken whole is left as a piece of 0 stones. */
    Recipe keepsEmptyHeaps() {
        keepsEmptyHeaps = true;
        return changes(Part.EMPTY_HEAPS);
    }

    /** What is answered where a win is claimed and no move was found. */
    Recipe fallback(Fallback answer) {
        fallback = answer;
        return changes(Part.FALLBACK);
    }

    /** What becomes of an answer on its way out. */
    Recipe handsOver(Handover change) {
        handover = change;
        return changes(Part.HANDOVER);
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

    /** A win wherever the values, combined, are not 0. */
    private record CombinedIsNotZero(Combination combination) implements WinnerRule {
        @Override
        public boolean firstWins(int[] heaps, int[] values) {
            return combination.of(values) != 0;
        }
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
