package grundy.catalogue.nimberarithmetic;

import grundy.catalogue.Check;
import grundy.catalogue.Mistakes;
import grundy.catalogue.SpiExercise;
import grundy.exercises.NimberField;
import java.util.List;
import java.util.Map;

/** Sums, products and inverses of nimbers of 64 bits. */
public final class NimberArithmetic extends SpiExercise<NimberField> {

    static final String ID = "nimber-arithmetic";

    /** Found by the service loader. */
    public NimberArithmetic() {
        super(
                ID,
                NimberField.class,
                Map.of(
                        "add", (solver, given) -> solver.add((Long) given.get(0), (Long) given.get(1)),
                        "multiply", (solver, given) -> solver.multiply((Long) given.get(0), (Long) given.get(1)),
                        "inverse", (solver, given) -> solver.inverse((Long) given.get(0))));
    }

    @Override
    protected List<Check> makeChecks(long seed) {
        return NimberChecks.all(seed);
    }

    @Override
    protected Mistakes makeMistakes() {
        return mistakes(WrongField.all());
    }
}
