package grundy.catalogue.takeandsplit;

import static grundy.catalogue.heap.mistakes.Fault.wrong;
import static grundy.catalogue.heap.mistakes.Options.split;
import static grundy.catalogue.heap.mistakes.Options.take;

import grundy.catalogue.heap.mistakes.Fault;
import java.util.List;

/** Mistakes in the moves that take stones and leave one heap. */
final class TakeFaults {

    private TakeFaults() {}

    static List<Fault> all() {
        return List.of(
                wrong("take-three-for-two", r -> r.options(take(1).then(take(3)).then(split(2)))),
                wrong(
                        "take-two-not-the-last",
                        r -> r.options(take(1).then(take(2).exceptFor(2)).then(split(2)))),
                wrong("take-two-forgotten", r -> r.options(take(1).then(split(2)))),
                wrong("take-one-forgotten", r -> r.options(take(2).then(split(2)))));
    }
}
