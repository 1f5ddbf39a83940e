package grundy.catalogue.heap;

import grundy.games.HeapGame;
import java.util.List;

/** An exercise about a game that somebody gave: its rule is said by its options. */
final class GivenGame extends RuleExercise {

    private final String title;
    private final String text;

    GivenGame(String id, String title, String text, HeapGame game, HeapGameLimits limits, HeapGameWeights weights) {
        super(id, game, limits, weights, List.of());
        this.title = title;
        this.text = text;
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    String about() {
        return "# " + title + "\n\n" + (text.isBlank() ? "" : text.strip() + "\n\n") + new RuleInWords(game).text();
    }
}
