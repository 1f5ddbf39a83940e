package grundy.catalogue.greenhackenbush;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.judging.WeakestShare;
import java.util.List;

/** The checks: every small tree, and large ones. */
final class TreeChecks {

    private TreeChecks() {}

    static List<Check> all(long seed) {
        var cases = new TreeCases();
        return List.of(
                check(
                        "small",
                        "Every tree of 1 to 5 vertices, however they are numbered, and trees of 6",
                        60,
                        SmallTrees.all().stream().map(cases::of).toList(),
                        Check.Shrinker.NONE),
                check(
                        "large",
                        "Large trees: tall ones, bushy ones, and twins",
                        40,
                        LargeTrees.drawn(seed).stream().map(cases::large).toList(),
                        cases::smaller));
    }

    private static Check check(String id, String title, int weight, List<Case> cases, Check.Shrinker shrinker) {
        return new Check(id, title, weight, cases, new WeakestShare(cases), new TreeSteps(), shrinker);
    }
}
