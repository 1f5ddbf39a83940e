package grundy.catalogue.heap.mistakes;

import static grundy.catalogue.heap.mistakes.Fault.wrong;

import java.util.List;

/** Mistakes in how the values of several heaps are combined. */
public final class CombiningFaults {

    private CombiningFaults() {}

    /** All of them, for any rule. */
    public static List<Fault> all() {
        return List.of(
                wrong("sum-of-values", r -> r.winnerBy(Combination.SUM)),
                wrong("sum-of-values-everywhere", r -> r.everywhere(Combination.SUM))
                        .or(r -> r.everywhere(Combination.SUM).targetOfTheOthers()),
                wrong("max-of-values", r -> r.winnerBy(Combination.MAX)),
                wrong("max-of-values-everywhere", r -> r.everywhere(Combination.MAX))
                        .or(r -> r.everywhere(Combination.MAX).targetOfTheOthers()),
                wrong("or-of-values", r -> r.winnerBy(Combination.OR)),
                wrong("or-of-values-everywhere", r -> r.everywhere(Combination.OR))
                        .or(r -> r.everywhere(Combination.OR).targetOfTheOthers()),
                wrong("and-of-values", r -> r.winnerBy(Combination.AND)),
                wrong("and-of-values-everywhere", r -> r.everywhere(Combination.AND)));
    }
}
