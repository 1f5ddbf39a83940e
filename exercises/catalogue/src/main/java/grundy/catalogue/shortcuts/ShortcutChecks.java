package grundy.catalogue.shortcuts;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Check.Shrinker;
import grundy.catalogue.judging.WeakestShare;
import java.util.List;
import java.util.stream.IntStream;

/** The three checks. Most points are for drawn games, since the listed ones are few. */
final class ShortcutChecks {

    static final String HOLDS = "holds";
    static final String COUNTEREXAMPLES = "counterexamples";
    static final String DRAWN = "drawn";

    private final Games games = new Games();
    private final ShortcutCases cases = new ShortcutCases(games);

    List<Check> all(long seed) {
        List<Case> drawn = new DrawnGames(cases, seed).draw();
        return List.of(
                check(HOLDS, "Whether the rule holds, for each of 14 games", 10, holds(), Shrinker.NONE),
                check(
                        COUNTEREXAMPLES,
                        "The smallest counterexample, with a largest heap of 0 to 6 stones",
                        20,
                        counterexamples(),
                        Shrinker.NONE),
                check(DRAWN, "The smallest counterexample of random games", 70, drawn, this::smaller));
    }

    private Check check(String id, String title, int weight, List<Case> asked, Shrinker shrinker) {
        return new Check(id, title, weight, asked, new WeakestShare(asked), new ShortcutExplainer(games), shrinker);
    }

    private List<Case> holds() {
        return Games.LISTED.stream().map(cases::holds).toList();
    }

    private List<Case> counterexamples() {
        return IntStream.rangeClosed(0, Games.LARGEST)
                .boxed()
                .flatMap(size -> Games.LISTED.stream().map(id -> cases.counterexample(id, size)))
                .toList();
    }

    /** The same game with smaller heaps. */
    private List<Case> smaller(Case failing) {
        return IntStream.range(0, ShortcutCases.maxSize(failing))
                .mapToObj(size -> cases.counterexample(ShortcutCases.id(failing), size))
                .toList();
    }
}
