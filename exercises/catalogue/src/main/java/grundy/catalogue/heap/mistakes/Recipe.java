package grundy.catalogue.heap.mistakes;

import grundy.exercises.Move;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a right solution, each of which a mutant can change. A fresh recipe is right; what is not changed stays right.
 */
public final class Recipe {

    /** What the values depend on. */
    static final Set<Part> OF_VALUES =
            Collections.unmodifiableSet(EnumSet.of(Part.MEX, Part.OPTIONS, Part.SPLIT_VALUE));

    private final Rule rule;
    private final Set<Part> changed = EnumSet.noneOf(Part.class);

    @Nullable
    IntUnaryOperator formula;

    MexRule mex = (heap, values) -> values.missingFrom(0);
    Options options;
    SplitValue splitValue = SplitValue.combined(Combination.XOR);
    WinnerRule winner = new WinnerRule.CombinedIsNotZero(Combination.XOR);
    boolean sizesForValues;
    Combination inTarget = Combination.XOR;
    IntBinaryOperator target = (value, total) -> value ^ total;
    boolean targetOfTheOthers;
    boolean xorsPiecesInSearch;

    @Nullable
    Options searched;

    HeapChoice heapChoice = (heaps, index) -> true;
    TargetTest targetTest = (target, value) -> target < value;

    @Nullable
    TargetTest otherwise;

    boolean tries;
    RestPieces restPieces = rest -> rest == 0 ? List.of() : List.of(rest);
    boolean countsNoEmptyHeap;

    @Nullable
    Commitment commitment;

    Fallback fallback = Fallback.NO_SUCH_HEAP;
    UnaryOperator<Move> handover = move -> move;
    boolean nullForNoMove;

    Recipe(Rule rule) {
        this.rule = rule;
        this.options = rule.options();
    }

    Rule rule() {
        return rule;
    }

    /** The moves that there are, whatever this recipe makes of them. */
    public Options rightOptions() {
        return rule.options();
    }

    /** What is not as in a right recipe. */
    Set<Part> changed() {
        return EnumSet.copyOf(changed);
    }

    /** Whether the values are those of a right recipe. */
    boolean keepsValues() {
        return Collections.disjoint(changed, OF_VALUES);
    }

    private Recipe changes(Part... parts) {
        changed.addAll(List.of(parts));
        return this;
    }

    /** A formula in place of the table. */
    public Recipe formula(IntUnaryOperator g) {
        formula = g;
        return changes(Part.MEX, Part.SPLIT_VALUE);
    }

    /** What the value is made of. */
    public Recipe mex(MexRule rule) {
        mex = rule;
        return changes(Part.MEX);
    }

    /** The moves that there are. */
    public Recipe options(Options believed) {
        options = believed;
        return changes(Part.OPTIONS);
    }

    /** What two heaps that come of a split are worth together. */
    public Recipe splitValue(SplitValue value) {
        splitValue = value;
        return changes(Part.SPLIT_VALUE);
    }

    /** Who wins. */
    public Recipe winner(WinnerRule rule) {
        winner = rule;
        return changes(Part.WINNER);
    }

    /** How the heaps are combined to say who wins, but not in the search for a move. */
    public Recipe winnerBy(Combination combination) {
        return winner(new WinnerRule.CombinedIsNotZero(combination));
    }

    /** How the heaps are combined, to say who wins and in the search for a move. */
    public Recipe everywhere(Combination combination) {
        inTarget = combination;
        return winnerBy(combination).changes(Part.COMBINED);
    }

    /** Whether the winner is named by a combination that the search for a move does not share. */
    boolean namesTheWinnerApart() {
        return winner instanceof WinnerRule.CombinedIsNotZero byItself && byItself.combination() != inTarget;
    }

    /** The sizes of the heaps are combined in place of their values; the options keep theirs. */
    public Recipe sizesForValues() {
        sizesForValues = true;
        return changes(Part.WINNER, Part.COMBINED);
    }

    /** The value that a move is to leave, from the heap's own value and the total. */
    public Recipe target(IntBinaryOperator rule) {
        target = rule;
        return changes(Part.TARGET);
    }

    /** The value that a move is to leave is that of the other heaps, combined. */
    public Recipe targetOfTheOthers() {
        targetOfTheOthers = true;
        return changes(Part.TARGET);
    }

    /** The search for a move knows what the two heaps of a split are worth, whatever the table makes of them. */
    Recipe xorsPiecesInSearch() {
        xorsPiecesInSearch = true;
        return this;
    }

    /** Whether two heaps that come of a split are worth something else than their XOR. */
    boolean valuesSplitsWrongly() {
        return formula == null && changed.contains(Part.SPLIT_VALUE);
    }

    /** The moves that are tried in the search for a move, where they are not those behind the values. */
    public Recipe searched(Options tried) {
        searched = tried;
        return changes(Part.SEARCHED);
    }

    /** The heaps in which a move is looked for. */
    public Recipe heapChoice(HeapChoice choice) {
        heapChoice = choice;
        return changes(Part.HEAP_CHOICE);
    }

    /** Whether a move to the target is looked for in a heap of this value. */
    public Recipe targetTest(TargetTest test) {
        targetTest = test;
        return changes(Part.TARGET_TEST);
    }

    /** Where no heap passes the target's test, this one is used. */
    public Recipe otherwise(TargetTest test) {
        otherwise = test;
        return this;
    }

    /** The moves are found without a target: any after which the winner's rule says that the other player loses. */
    Recipe byTrying() {
        tries = true;
        return this;
    }

    /** Once a heap has passed the target's test, a move is looked for in no other. */
    Recipe commitsTo(Commitment heap) {
        commitment = heap;
        return this;
    }

    /** The pieces of a move that leaves one heap. */
    public Recipe restPieces(RestPieces pieces) {
        restPieces = pieces;
        return changes(Part.PIECES);
    }

    /** What takes a heap whole is worth 0, whatever the table has for a heap of 0 stones. */
    public Recipe countsNoEmptyHeap() {
        countsNoEmptyHeap = true;
        return this;
    }

    /** What is answered where a win is claimed and no move was found. */
    public Recipe fallback(Fallback answer) {
        fallback = answer;
        return changes(Part.FALLBACK);
    }

    /** What becomes of a move on its way out. */
    public Recipe handsOver(UnaryOperator<Move> change) {
        handover = change;
        return changes(Part.HANDOVER);
    }

    /** Null is answered where there is no move. */
    public Recipe nullForNoMove() {
        nullForNoMove = true;
        return changes(Part.NO_MOVE);
    }
}
