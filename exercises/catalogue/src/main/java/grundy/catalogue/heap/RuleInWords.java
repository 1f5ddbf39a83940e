package grundy.catalogue.heap;

import grundy.games.HeapGame;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Says the rule of a game in Markdown: its name, and what a move can make of small heaps. */
final class RuleInWords {

    private static final int LISTED_TO = 8;

    private final HeapGame game;

    RuleInWords(HeapGame game) {
        this.game = game;
    }

    String text() {
        return """
                Several heaps of stones lie on the table. Two players take turns; whoever cannot move loses. A move chooses **one** heap
                and changes it. The rule is %s. This is what a move can make of small heaps, and larger ones follow the same
                rule:

                | a heap of | becomes one of |
                | --- | --- |
                %s

                A heap from which the last stone is taken is gone.""".formatted(
                game, IntStream.rangeClosed(0, LISTED_TO).mapToObj(this::line).collect(Collectors.joining("\n")));
    }

    private String line(int heap) {
        List<List<Integer>> options = game.options(heap);
        String listed = options.isEmpty()
                ? "(no move)"
                : options.stream().map(RuleInWords::pieces).collect(Collectors.joining(", "));
        return "| " + heap + " | " + listed + " |";
    }

    private static String pieces(List<Integer> pieces) {
        return pieces.isEmpty()
                ? "nothing"
                : pieces.stream().map(String::valueOf).collect(Collectors.joining(" + "));
    }
}
