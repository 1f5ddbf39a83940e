package grundy.catalogue.octalgame;

import grundy.catalogue.Check;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Question;
import grundy.catalogue.Step;
import grundy.catalogue.valuetables.TableExercise;
import grundy.exercises.OctalGameSolver;
import java.util.List;

/** The Grundy values of any octal game. */
public final class OctalGameExercise extends TableExercise<OctalGameSolver> {

    /** Found by the service loader. */
    public OctalGameExercise() {
        super(
                "octal-game",
                OctalGameSolver.class,
                (solver, arguments) -> solver.grundyValues((String) arguments.get(0), (Integer) arguments.get(1)));
    }

    @Override
    protected List<Check> makeChecks(long seed) {
        return List.of(
                every("codes", "Every code of one or two digits, to heap 20", Codes.small()),
                large(
                        "Well-known games and random codes of up to 20 digits, to heap 400",
                        Codes.drawn(seed),
                        AskedCode::of,
                        AskedCode::smaller));
    }

    @Override
    protected Mistakes makeMistakes() {
        return mistakes(WrongOctalGames.all(), WrongOctalGames.otherwise());
    }

    @Override
    protected List<? extends Step> rule(Question asked) {
        return DigitTable.of(AskedCode.of(asked).code());
    }
}
