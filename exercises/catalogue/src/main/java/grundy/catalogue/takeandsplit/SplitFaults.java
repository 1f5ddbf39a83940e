package grundy.catalogue.takeandsplit;

import static grundy.catalogue.heap.mistakes.Fault.equivalent;
import static grundy.catalogue.heap.mistakes.Fault.wrong;
import static grundy.catalogue.heap.mistakes.Options.split;
import static grundy.catalogue.heap.mistakes.Options.take;

import grundy.catalogue.heap.mistakes.Combination;
import grundy.catalogue.heap.mistakes.Fault;
import grundy.catalogue.heap.mistakes.SplitValue;
import java.util.List;

/** Mistakes in what a split is worth, or in which splits there are. */
final class SplitFaults {

    private SplitFaults() {}

    static List<Fault> all() {
        return List.of(
                wrong("split-forgotten", r -> r.options(take(1).then(take(2)))),
                wrong("split-valued-by-sum", r -> r.splitValue(SplitValue.combined(Combination.SUM))),
                wrong("split-valued-by-max", r -> r.splitValue(SplitValue.combined(Combination.MAX))),
                wrong("split-valued-by-total", r -> r.splitValue(SplitValue.ofTotal())),
                equivalent(
                        "split-empty-piece",
                        r -> r.options(take(1).then(take(2)).then(split(2, 0, 1)))),
                wrong(
                                "zero-piece-kept",
                                r -> r.options(split(2, 0, 0).then(take(1)).then(take(2))))
                        .or(r -> r.restPieces(rest -> List.of(rest)))
                        .or(r -> r.restPieces(rest -> List.of(rest, 0)))
                        .or(r -> r.options(take(1).then(take(2)).then(split(2, 0, 0)))
                                .restPieces(rest -> List.of(rest))),
                wrong("split-after-one", r -> r.options(take(1).then(take(2)).then(split(1)))),
                wrong("split-after-three", r -> r.options(take(1).then(take(2)).then(split(3)))),
                wrong(
                        "split-without-taking",
                        r -> r.options(take(1).then(take(2)).then(split(0)))),
                wrong("split-unequal-only", r -> r.options(r.rightOptions().onlySplitsInto(false))),
                wrong("split-equal-only", r -> r.options(r.rightOptions().onlySplitsInto(true))),
                equivalent(
                        "split-loop-stops-early",
                        r -> r.options(take(1).then(take(2)).then(split(2, 1, 2)))),
                equivalent(
                        "split-loop-starts-late",
                        r -> r.options(take(1).then(take(2)).then(split(2, 2, 1)))),
                wrong(
                        "split-loop-both-ends-lost",
                        r -> r.options(take(1).then(take(2)).then(split(2, 2, 2)))));
    }
}
