package grundy.catalogue.coins;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.judging.AboveConstant;
import grundy.catalogue.judging.WeakestShare;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The three checks of a coin-turning game. */
final class CoinChecks {

    static final String VALUES = "values";
    static final String WINNERS = "winners";
    static final String LARGE = "large";

    /** All rows to this length: their number doubles with each coin. */
    static final int ASKED_COINS = 9;

    private final CoinTruth truth;
    private final CoinCases cases;
    private final Check.Explainer explainer;

    CoinChecks(CoinTruth truth) {
        this.truth = truth;
        this.cases = new CoinCases(truth);
        var heads = new HeadExplainer(truth);
        var rows = new RowExplainer(truth);
        this.explainer = (failed, all, inFull) ->
                CoinCases.isAboutHead(failed.asked()) ? heads.explain(failed, inFull) : rows.explain(failed, inFull);
    }

    List<Check> all(long seed) {
        return List.of(values(), winners(), large(seed));
    }

    private Check values() {
        int first = truth.game().first();
        int last = first + CoinTruth.RECKONED_COINS - 1;
        List<Case> asked =
                IntStream.rangeClosed(first, last).mapToObj(cases::head).toList();
        List<Integer> right =
                IntStream.rangeClosed(first, last).map(truth::headValue).boxed().toList();
        String title = "The value of a single head at " + first + " to " + last;
        return new Check(VALUES, title, 25, asked, new AboveConstant(() -> right), explainer, Check.Shrinker.NONE);
    }

    private Check winners() {
        var asked = new ArrayList<Case>();
        for (int coins = 1; coins <= ASKED_COINS; coins++) {
            for (int bits = 0; bits < 1 << coins; bits++) {
                asked.add(cases.shortRow(Rows.ofBits(bits, coins)));
            }
        }
        String title = "The winner of every row of 1 to " + ASKED_COINS + " coins";
        return new Check(WINNERS, title, 40, asked, new WeakestShare(asked), explainer, Check.Shrinker.NONE);
    }

    private Check large(long seed) {
        var asked = new ArrayList<Case>();
        var draw = new LargeDraw(truth.game(), seed);
        draw.positions().forEach(position -> asked.add(cases.head(position)));
        draw.rows().forEach(row -> asked.add(cases.longRow(row)));
        String title = "Far heads up to a million, and random rows of " + LargeDraw.FEWEST + " to " + LargeDraw.MOST
                + " coins";
        return new Check(
                LARGE, title, 35, asked, new WeakestShare(asked), explainer, new CoinShrinker(cases, truth.game()));
    }
}
