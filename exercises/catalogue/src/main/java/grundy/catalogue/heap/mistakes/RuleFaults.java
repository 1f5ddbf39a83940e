package grundy.catalogue.heap.mistakes;

import static grundy.catalogue.heap.mistakes.Fault.wrong;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** The mistakes that can be made in a game of which nothing but the rule is known. Some of them may do no harm there. */
final class RuleFaults {

    private final RuleShape shape;

    RuleFaults(RuleShape shape) {
        this.shape = shape;
    }

    /** All of them, and those that are the game's own; of those that answer alike, the likeliest first. */
    List<Fault> with(List<Fault> own) {
        var all = new ArrayList<Fault>();
        all.add(GuessFaults.notWrittenYet());
        all.addAll(CombiningFaults.all());
        all.addAll(MexFaults.all());
        all.addAll(own);
        all.addAll(ofTakes());
        all.addAll(ofSplits());
        all.addAll(SearchFaults.all());
        all.addAll(ofAnswers());
        all.addAll(GuessFaults.all(shape.modulus().stream()
                .mapToObj(k -> GuessFaults.modulo("guess-modulo", k))
                .toArray(Fault[]::new)));
        return all;
    }

    private List<Fault> ofTakes() {
        var faults = new ArrayList<Fault>();
        if (shape.takesFew()) {
            int most = shape.most();
            int least = shape.least();
            faults.add(wrong(
                    "one-too-many-taken",
                    r -> r.options(r.rightOptions()
                            .onlyTakes((taken, left) -> taken != most)
                            .then(Options.take(most + 1)))));
            if (shape.takesVariously()) {
                faults.add(wrong("largest-take-forgotten", without(most)));
                faults.add(wrong("smallest-take-forgotten", without(least)));
            }
        }
        if (shape.empties()) {
            faults.add(wrong(
                    "last-stones-not-taken", r -> r.options(r.rightOptions().onlyTakes((taken, left) -> left > 0))));
        }
        return faults;
    }

    private static UnaryOperator<Recipe> without(int stones) {
        return r -> r.options(r.rightOptions().onlyTakes((taken, left) -> taken != stones));
    }

    private List<Fault> ofSplits() {
        var faults = new ArrayList<Fault>();
        if (!shape.splits()) {
            return faults;
        }
        if (shape.takes()) {
            faults.add(wrong("split-forgotten", r -> r.options(r.rightOptions().withoutSplits())));
        }
        faults.add(wrong("split-valued-by-sum", r -> r.splitValue(SplitValue.combined(Combination.SUM))));
        faults.add(wrong("split-valued-by-max", r -> r.splitValue(SplitValue.combined(Combination.MAX))));
        if (!shape.splitsWithoutTaking()) {
            faults.add(wrong("split-valued-by-total", r -> r.splitValue(SplitValue.ofTotal())));
        }
        if (shape.leavesTwoAndThree()) {
            faults.add(wrong(
                    "three-heaps-forgotten", r -> r.options(r.rightOptions().withoutThrees())));
        }
        if (shape.splitsEquallyAndNot()) {
            faults.add(
                    wrong("split-unequal-only", r -> r.options(r.rightOptions().onlySplitsInto(false))));
            faults.add(wrong("split-equal-only", r -> r.options(r.rightOptions().onlySplitsInto(true))));
        }
        faults.add(wrong(
                "split-loop-both-ends-lost",
                r -> r.options(r.rightOptions().onlySplits((a, b) -> Math.min(a, b) > 1))));
        return faults;
    }

    private List<Fault> ofAnswers() {
        var faults = new ArrayList<>(AnswerFaults.all());
        if (!shape.splits() || !shape.takes()) {
            faults.removeIf(fault -> fault.id().equals("split-not-searched"));
        }
        if (shape.empties()) {
            faults.add(wrong("zero-piece-kept", r -> r.restPieces(rest -> List.of(rest)))
                    .or(r -> r.restPieces(rest -> rest == 0 ? List.of(0, 0) : List.of(rest))));
        }
        return faults;
    }
}
