package grundy.catalogue.heap;

import grundy.games.HeapGame;
import grundy.games.OctalGame;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Says the rule of a game in Markdown: its name, what its code means, and what a move can make of small heaps. */
final class RuleInWords {

    private static final int LISTED_TO = 8;
    private static final int RADIX = 16;

    /** What a digit's bits allow to be left. */
    private static final List<String> LEFT = List.of("nothing", "one heap", "two heaps", "three heaps");

    private final HeapGame game;

    RuleInWords(HeapGame game) {
        this.game = game;
    }

    String text() {
        return """
                Several heaps of stones lie on the table. Two players take turns; whoever cannot move loses. A move chooses **one** heap
                and changes it. %s

                This is what a move can make of small heaps:

                | a heap of | becomes one of |
                | --- | --- |
                %s

                A heap from which the last stone is taken is gone.""".formatted(
                rule(), IntStream.rangeClosed(0, LISTED_TO).mapToObj(this::line).collect(Collectors.joining("\n")));
    }

    private String rule() {
        if (game instanceof OctalGame octal) {
            return "The rule is the code " + octal.code() + ", whose digits say what may be left:\n\n"
                    + String.join(";\n", digits(octal.code().replace(".", ""))) + ".";
        }
        return "The rule: " + game.inWords() + ".";
    }

    /** The k-th digit says what may be left after taking k stones. */
    private static List<String> digits(String code) {
        var lines = new ArrayList<String>();
        for (int taken = 0; taken < code.length(); taken++) {
            String left = left(Character.digit(code.charAt(taken), RADIX));
            if (!left.isEmpty()) {
                String stones = taken == 0 ? "no stone" : taken == 1 ? "1 stone" : taken + " stones";
                lines.add("- take " + stones + ": " + left + " may be left");
            }
        }
        return lines;
    }

    /** Such as {@code nothing, one heap or two heaps}; empty for 0. */
    private static String left(int digit) {
        List<String> words = IntStream.range(0, LEFT.size())
                .filter(bit -> (digit >> bit & 1) == 1)
                .mapToObj(LEFT::get)
                .toList();
        int last = words.size() - 1;
        return last < 1 ? String.join("", words) : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
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
