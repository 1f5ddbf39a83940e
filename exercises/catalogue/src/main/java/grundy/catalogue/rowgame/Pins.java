package grundy.catalogue.rowgame;

import grundy.catalogue.Step;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.Step.Shape;
import grundy.catalogue.Step.Token;
import grundy.catalogue.Step.Tokens;
import java.util.ArrayList;
import java.util.List;

/** A row of pins after a move: some neighbours are gone, and what stands to their left and to their right are rows of their own. */
final class Pins {

    /** A longer row is no picture any more. */
    private static final int LONGEST = 24;

    private Pins() {}

    static List<Step> of(int row, List<Integer> pieces) {
        if (row > LONGEST) {
            return List.of();
        }
        int left = pieces.isEmpty() ? 0 : pieces.get(0);
        int right = pieces.size() < 2 ? 0 : pieces.get(1);
        var tokens = new ArrayList<Token>();
        for (int pin = 1; pin <= row; pin++) {
            boolean stands = pin <= left || pin > row - right;
            tokens.add(new Token(stands, "" + pin, stands ? Mark.PLAIN : Mark.NOTED));
        }
        return List.of(caption(row - left - right, pieces, tokens));
    }

    private static Tokens caption(int fallen, List<Integer> pieces, List<Token> tokens) {
        String key =
                switch (pieces.size()) {
                    case 0 -> "pins-nothing";
                    case 1 -> "pins-one-row";
                    default -> "pins";
                };
        var arguments = new ArrayList<Object>(List.of(fallen));
        arguments.addAll(pieces);
        return Tokens.of(key, arguments, Shape.PIN, tokens);
    }
}
