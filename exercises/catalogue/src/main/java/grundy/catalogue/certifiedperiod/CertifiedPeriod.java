package grundy.catalogue.certifiedperiod;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Plain;
import grundy.catalogue.SpiExercise;
import grundy.catalogue.judging.WeakestShare;
import grundy.exercises.PeriodFinder;
import java.util.List;
import java.util.Map;

/** The period that a table of Grundy values proves. */
public final class CertifiedPeriod extends SpiExercise<PeriodFinder> {

    /** Found by the service loader. */
    public CertifiedPeriod() {
        super(
                "certified-period",
                PeriodFinder.class,
                Map.of(
                        "certify",
                        (solver, arguments) ->
                                solver.certify(Plain.array(arguments.get(0)), (Integer) arguments.get(1), (Integer)
                                        arguments.get(2))));
    }

    @Override
    protected List<Check> makeChecks(long seed) {
        return List.of(
                check("codes", "Every code of one or two digits, a table to heap 120", 40, Games.small(), true),
                check(
                        "cuts",
                        "Well-known games, tables that just prove a period or just fail to",
                        40,
                        Games.cut(),
                        true),
                check("large", "Random games, tables of various lengths", 20, Games.drawn(seed), false));
    }

    private static Check check(String checkId, String title, int weight, List<Table> tables, boolean isExhaustive) {
        List<Case> cases = tables.stream().map(PeriodCases::of).toList();
        return new Check(
                checkId,
                title,
                weight,
                cases,
                new WeakestShare(cases),
                new PeriodSteps(),
                isExhaustive ? Check.Shrinker.NONE : PeriodCases::smaller);
    }

    @Override
    protected Mistakes makeMistakes() {
        return mistakes(WrongPeriods.all());
    }
}
