package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Fault.wrong;

import java.util.Arrays;
import java.util.List;

/** A guess in place of the table, or another rule for the winner. */
final class GuessMutants {

    private GuessMutants() {}

    static List<Fault> all() {
        return List.of(
                wrong("winner-inverted", r -> r.winner((heaps, values) -> Combination.XOR.of(values) == 0)),
                wrong("misere-winner", r -> r.winner(new MisereSearch())),
                wrong("guess-mod-three", r -> r.formula(n -> n % 3)),
                wrong("guess-parity", r -> r.formula(n -> n % 2)),
                wrong(
                        "parity-of-stones",
                        r -> r.winner((heaps, values) -> Arrays.stream(heaps).sum() % 2 == 1)),
                wrong("guess-nim", r -> r.formula(n -> n)),
                wrong(
                        "first-while-stones-left",
                        r -> r.winner((heaps, values) -> Arrays.stream(heaps).sum() > 0)),
                wrong(
                        "parity-of-heaps",
                        r -> r.winner((heaps, values) ->
                                Arrays.stream(heaps).filter(heap -> heap > 0).count() % 2 == 1)),
                wrong(
                        "xor-of-outcomes",
                        r -> r.winner((heaps, values) ->
                                Arrays.stream(values).filter(value -> value > 0).count() % 2 == 1)));
    }
}
