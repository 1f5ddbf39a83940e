package grundy.catalogue.dag;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.judging.WeakestShare;
import java.util.List;

/** The checks: all small graphs without a cycle, small graphs with and without one, and large graphs. */
final class GraphChecks {

    private GraphChecks() {}

    static List<Check> all(long seed) {
        return List.of(
                check(
                        "values",
                        "Every graph without a cycle that has 1 to 4 vertices",
                        45,
                        SmallGraphs.acyclic().stream().map(GraphCases::of).toList(),
                        Check.Shrinker.NONE),
                check(
                        "cycles",
                        "Small graphs with a cycle, and some without",
                        25,
                        SmallGraphs.someWithCycles().stream()
                                .map(GraphCases::of)
                                .toList(),
                        Check.Shrinker.NONE),
                check(
                        "large",
                        "Large graphs: long ways, many ways, many moves, and cycles far away",
                        30,
                        LargeGraphs.drawn(seed).stream().map(GraphCases::large).toList(),
                        GraphCases::smaller));
    }

    private static Check check(String id, String title, int weight, List<Case> cases, Check.Shrinker shrinker) {
        return new Check(id, title, weight, cases, new WeakestShare(cases), new GraphSteps(), shrinker);
    }
}
