package grundy.catalogue.coins;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Looks for a smaller counterexample: a nearer head; a row with fewer heads, or with no tails at its right end. */
final class CoinShrinker implements Check.Shrinker {

    private final CoinCases cases;
    private final CoinGame game;

    CoinShrinker(CoinCases cases, CoinGame game) {
        this.cases = cases;
        this.game = game;
    }

    @Override
    public List<Case> smaller(Case failing) {
        return CoinCases.isAboutHead(failing)
                ? nearer(CoinCases.position(failing))
                : fewer(CoinCases.heads(failing)).stream().map(cases::longRow).toList();
    }

    private List<Case> nearer(int position) {
        return List.of(position / 4, position / 2, position - position / 8, position - 1).stream()
                .filter(smaller -> smaller >= game.first() && smaller < position)
                .distinct()
                .map(cases::head)
                .toList();
    }

    private static List<boolean[]> fewer(boolean[] row) {
        List<Integer> heads = Rows.heads(row, 0);
        var smaller = new ArrayList<boolean[]>();
        for (int head : heads) {
            boolean[] without = row.clone();
            without[head] = false;
            smaller.add(without);
        }
        int needed = heads.isEmpty() ? 1 : heads.get(heads.size() - 1) + 1;
        if (needed < row.length) {
            smaller.add(Arrays.copyOf(row, needed));
        }
        return smaller;
    }
}
