package grundy.catalogue.certifiedperiod;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Plain;
import grundy.catalogue.Question;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes cases of tables. */
final class PeriodCases {

    private PeriodCases() {}

    static Case of(Table table) {
        Map<String, Object> shown = new LinkedHashMap<>(table.name());
        shown.put("to", table.to());
        shown.put("maxRemoved", table.removed());
        shown.put("maxPeriod", table.maxPeriod());
        List<Object> arguments = List.of(Plain.list(table.values()), table.removed(), table.maxPeriod());
        return new Case(
                shown,
                new Question("certify", arguments),
                table.search().isPresent() ? Stratum.PRESENT : Stratum.ABSENT,
                new PeriodJudge(table));
    }

    /** Shorter tables, and fewer lengths to look for. */
    static List<Case> smaller(Case failing) {
        Table table = ((PeriodJudge) failing.judge()).table();
        var smaller = new ArrayList<Case>();
        for (int to : new int[] {table.to() / 2, table.to() * 3 / 4, table.to() - 1}) {
            if (to > 0 && to < table.to()) {
                smaller.add(of(table.to(to, table.maxPeriod())));
            }
        }
        for (int longest : new int[] {table.maxPeriod() / 2, table.maxPeriod() - 1}) {
            if (longest > 0 && longest < table.maxPeriod()) {
                smaller.add(of(table.to(table.to(), longest)));
            }
        }
        return smaller;
    }
}
