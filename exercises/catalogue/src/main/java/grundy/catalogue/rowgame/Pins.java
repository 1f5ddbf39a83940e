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
        return List.of(Tokens.of("pins", List.of(row - left - right, left, right), Shape.PIN, tokens));
    }
}
