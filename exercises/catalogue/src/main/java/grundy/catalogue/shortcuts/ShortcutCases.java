package grundy.catalogue.shortcuts;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Question;
import grundy.catalogue.judging.ExactJudge;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The questions about a game. */
final class ShortcutCases {

    static final String HOLDS = "xorRuleHolds";
    static final String COUNTEREXAMPLE = "counterexample";

    private final Games games;

    ShortcutCases(Games games) {
        this.games = games;
    }

    Case holds(String id) {
        boolean holds = games.game(id).holds();
        return new Case(
                Map.of("game", id),
                new Question(HOLDS, List.of(id)),
                holds ? Stratum.HOLDS : Stratum.FAILS,
                ExactJudge.of(holds));
    }

    Case counterexample(String id, int maxSize) {
        Map<String, Object> input = new LinkedHashMap<>();
        input.put("game", id);
        input.put("largest heap", maxSize);
        boolean present = !games.game(id).holds() && games.smallest(id, maxSize).isPresent();
        return new Case(
                input,
                new Question(COUNTEREXAMPLE, List.of(id, maxSize)),
                present ? Stratum.PRESENT : Stratum.ABSENT,
                new HeapsJudge(() -> games.smallest(id, maxSize)));
    }

    static String id(Case asked) {
        return (String) asked.question().arguments().get(0);
    }

    /** The largest heap that a case may look at. */
    static int maxSize(Case asked) {
        return asked.question().method().equals(HOLDS)
                ? Games.LARGEST
                : (Integer) asked.question().arguments().get(1);
    }
}
