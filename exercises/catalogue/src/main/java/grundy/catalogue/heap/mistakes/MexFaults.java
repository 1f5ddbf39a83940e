package grundy.catalogue.heap.mistakes;

import static grundy.catalogue.heap.mistakes.Fault.wrong;

import java.util.List;

/** Mistakes in the mex. */
public final class MexFaults {

    private MexFaults() {}

    /** All of them, for any rule. */
    public static List<Fault> all() {
        return List.of(
                wrong(
                        "mex-includes-self",
                        r -> r.mex(
                                (heap, values) -> heap == 0 ? 0 : values.with(0).missingFrom(0))),
                wrong("mex-from-one", r -> r.mex((heap, values) -> heap == 0 ? 0 : values.missingFrom(1))),
                wrong("mex-from-one-everywhere", r -> r.mex((heap, values) -> values.missingFrom(1)))
                        .or(r -> r.mex((heap, values) -> values.missingFrom(1)).countsNoEmptyHeap()),
                wrong("mex-max-plus-one", r -> r.mex((heap, values) -> values.max() + 1)),
                wrong("mex-counts-distinct", r -> r.mex((heap, values) -> values.distinct())),
                wrong("mex-is-min", r -> r.mex((heap, values) -> values.minOrZero())),
                wrong("mex-capped-at-three", r -> r.mex((heap, values) -> Math.min(values.missingFrom(0), 4)))
                        .or(r -> r.mex((heap, values) -> Math.min(values.missingFrom(0), 3))));
    }
}
