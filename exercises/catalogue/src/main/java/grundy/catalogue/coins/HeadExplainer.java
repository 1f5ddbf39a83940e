package grundy.catalogue.coins;

import static grundy.catalogue.Step.say;

import grundy.catalogue.Answer;
import grundy.catalogue.Explanation;
import grundy.catalogue.Explanation.Worked;
import grundy.catalogue.Judged;
import grundy.catalogue.Step;
import grundy.catalogue.Step.Cell;
import grundy.catalogue.Step.Grid;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.Step.Row;
import grundy.catalogue.Step.Shape;
import grundy.catalogue.Step.Strip;
import grundy.catalogue.Step.Token;
import grundy.catalogue.Step.Tokens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Why a single head has its value: the mex over what a move can leave, and for a far head the rule that follows. */
final class HeadExplainer {

    /** More options than this are not listed. */
    private static final int LISTED = 32;

    private final CoinTruth truth;
    private final int first;

    HeadExplainer(CoinTruth truth) {
        this.truth = truth;
        this.first = truth.game().first();
    }

    Optional<Explanation> explain(Judged failed, boolean inFull) {
        int position = CoinCases.position(failed.asked());
        int value = truth.headValue(position);
        Step.Sentence brief = say("head.brief", position, Integer.toBinaryString(position), value);
        return Optional.of(Worked.of(
                truth.game().id(), brief, inFull ? steps(position, value, failed.answer()) : List.of(), List.of()));
    }

    private List<Step> steps(int position, int value, Answer answer) {
        var steps = new ArrayList<Step>();
        List<int[]> along = position - first < CoinTruth.RECKONED_COINS
                ? truth.game().rule().along(position - first)
                : List.of();
        if (!along.isEmpty() && along.size() <= LISTED) {
            steps.add(picture(position));
            steps.add(say("head.options", position));
            steps.add(options(position, along));
            steps.add(Strip.of(present(along), value, answered(answer)));
        }
        steps.add(say("head.rule", position, Integer.toBinaryString(position), value, Integer.toBinaryString(value)));
        return steps;
    }

    private static @Nullable Integer answered(Answer answer) {
        return answer instanceof Answer.Returned returned && returned.value() instanceof Integer number ? number : null;
    }

    private Tokens picture(int position) {
        var tokens = new ArrayList<Token>();
        for (int each = first; each <= position; each++) {
            boolean up = each == position;
            tokens.add(new Token(up, String.valueOf(each), up ? Mark.NOTED : Mark.PLAIN));
        }
        return Tokens.of("head.picture", List.of(position), Shape.COIN, tokens);
    }

    private Grid options(int position, List<int[]> along) {
        var rows = new ArrayList<Row>();
        for (int[] set : along) {
            rows.add(new Row(
                    joined(set, position),
                    List.of(new Cell(values(set), Mark.PLAIN), new Cell(String.valueOf(xor(set)), Mark.PLAIN))));
        }
        return Grid.of("head.table", List.of(position), List.of("", ""), rows);
    }

    private String joined(int[] set, int position) {
        var turned = new ArrayList<String>();
        for (int place : set) {
            turned.add(String.valueOf(place + first));
        }
        turned.add(String.valueOf(position));
        return String.join(" ", turned);
    }

    /** A single value needs no XOR, and no head is worth 0. */
    private String values(int[] set) {
        if (set.length == 0) {
            return "–";
        }
        return Arrays.stream(set)
                .mapToObj(place -> String.valueOf(truth.headValue(place + first)))
                .collect(Collectors.joining(" XOR "));
    }

    private int xor(int[] set) {
        int xor = 0;
        for (int place : set) {
            xor ^= truth.headValue(place + first);
        }
        return xor;
    }

    private List<Integer> present(List<int[]> along) {
        var present = new TreeSet<Integer>();
        along.forEach(set -> present.add(xor(set)));
        return List.copyOf(present);
    }
}
