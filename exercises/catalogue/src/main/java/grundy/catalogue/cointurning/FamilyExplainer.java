package grundy.catalogue.cointurning;

import static grundy.catalogue.Step.say;

import grundy.catalogue.Answer;
import grundy.catalogue.Check;
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
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Why the first coin whose value is wrong has another: all values before it are right, so the mistake is made there. */
final class FamilyExplainer implements Check.Explainer {

    /** A longer row is shown from its left end only as far as the coin; beyond this, not at all. */
    private static final int DRAWN = 24;

    private static final int LISTED = 32;

    @Override
    public Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        List<Integer> right = FamilyCase.right(failed.asked());
        int wrong = FamilyCase.firstWrong(failed.asked(), failed.answer());
        int coin = wrong >= 0 ? wrong : telling(right);
        Step.Sentence brief = say("brief", coin, right.get(coin));
        List<Step> steps = inFull ? steps(failed, coin, right) : List.of();
        return Optional.of(Worked.of(CoinTurningExercise.ID, brief, steps, List.of()));
    }

    /** What to look at where no values were answered: the first that is not 0. */
    private static int telling(List<Integer> right) {
        return IntStream.range(0, right.size())
                .filter(coin -> right.get(coin) > 0)
                .findFirst()
                .orElse(0);
    }

    private static List<Step> steps(Judged failed, int coin, List<Integer> right) {
        var steps = new ArrayList<Step>();
        steps.addAll(mistake(failed, coin, right));
        if (coin < DRAWN) {
            steps.add(picture(coin));
        }
        List<int[]> along = FamilyCase.of(failed.asked()).rule().along(coin);
        if (along.isEmpty()) {
            steps.add(say("stuck", coin));
            return steps;
        }
        steps.add(options(coin, along, right));
        steps.add(say("worth"));
        steps.add(Strip.of(present(along, right), right.get(coin), answered(failed.answer(), coin)));
        steps.add(say("value", coin, right.get(coin), right.size()));
        return steps;
    }

    private static List<Step> mistake(Judged failed, int coin, List<Integer> right) {
        if (FamilyCase.firstWrong(failed.asked(), failed.answer()) >= 0) {
            return List.of(say(coin == 0 ? "first-coin" : "root", coin));
        }
        return failed.answer() instanceof Answer.Returned returned && returned.value() instanceof List<?> values
                ? List.of(say("count", values.size(), right.size()))
                : List.of();
    }

    private static @Nullable Integer answered(Answer answer, int coin) {
        return answer instanceof Answer.Returned returned
                        && returned.value() instanceof List<?> values
                        && coin < values.size()
                        && values.get(coin) instanceof Integer value
                ? value
                : null;
    }

    private static Tokens picture(int coin) {
        var tokens = new ArrayList<Token>();
        for (int place = 0; place <= coin; place++) {
            tokens.add(new Token(place == coin, String.valueOf(place), place == coin ? Mark.NOTED : Mark.PLAIN));
        }
        return Tokens.of("picture", List.of(coin), Shape.COIN, tokens);
    }

    private static Grid options(int coin, List<int[]> along, List<Integer> right) {
        var rows = new ArrayList<Row>();
        for (int[] set : along.subList(0, Math.min(LISTED, along.size()))) {
            var turned = Arrays.stream(set).mapToObj(String::valueOf).collect(Collectors.joining(" "));
            var values = Arrays.stream(set)
                    .mapToObj(place -> String.valueOf(right.get(place)))
                    .collect(Collectors.joining(" XOR "));
            rows.add(new Row(
                    (turned + " " + coin).strip(),
                    List.of(
                            new Cell(values.isEmpty() ? "–" : values, Mark.PLAIN),
                            new Cell(String.valueOf(xor(set, right)), Mark.PLAIN))));
        }
        return Grid.of(
                along.size() > LISTED ? "options.some" : "options", List.of(coin, LISTED), List.of("", ""), rows);
    }

    private static int xor(int[] set, List<Integer> right) {
        return Arrays.stream(set).map(right::get).reduce(0, (a, b) -> a ^ b);
    }

    private static List<Integer> present(List<int[]> along, List<Integer> right) {
        var present = new TreeSet<Integer>();
        along.forEach(set -> present.add(xor(set, right)));
        return List.copyOf(present);
    }
}
