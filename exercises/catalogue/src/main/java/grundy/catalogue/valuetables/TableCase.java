package grundy.catalogue.valuetables;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Question;
import grundy.games.HeapGame;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes cases that ask for the values of a game. */
public final class TableCase {

    static final String METHOD = "grundyValues";

    private TableCase() {}

    /**
     * A question about a game. Those of which every heap is lost are marked apart: a table of zeros, too, earns nothing.
     *
     * @param shown what a person calls it by
     * @param arguments of {@code grundyValues}
     * @param to the largest heap asked for
     */
    public static Case of(Map<String, Object> shown, List<Object> arguments, HeapGame game, int to) {
        var truth = new GameValues(game, to);
        return new Case(
                shown,
                new Question(METHOD, arguments),
                truth.hasMove() ? Stratum.VALUE : Stratum.LOST,
                new TableJudge(truth));
    }

    /** What a person calls a game by, and the largest heap asked for, by the names that the interface has for them. */
    public static Map<String, Object> shown(String name, Object game, String largest, int to) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put(name, game);
        shown.put(largest, to);
        return shown;
    }
}
