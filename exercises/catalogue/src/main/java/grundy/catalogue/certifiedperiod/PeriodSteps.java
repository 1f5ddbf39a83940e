package grundy.catalogue.certifiedperiod;

import static grundy.catalogue.Step.say;

import grundy.catalogue.Answer;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.Step;
import grundy.catalogue.Step.Cell;
import grundy.catalogue.Step.Grid;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.Step.Row;
import grundy.catalogue.Step.Sentence;
import grundy.exercises.Period;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Shows the window that proves the right period, and why the one that was answered is not proved, or not the one asked for. */
final class PeriodSteps implements Check.Explainer {

    /** So many heaps are shown before a place where a period breaks, and so many behind it. */
    private static final int AROUND = 4;

    @Override
    public Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        Table table = ((PeriodJudge) failed.asked().judge()).table();
        Optional<Period> right = table.proved();
        Sentence brief =
                right.map(period -> window("brief", period, table)).orElseGet(() -> say("brief-none", table.to()));
        var steps = new ArrayList<Step>();
        if (inFull) {
            answered(failed.answer()).ifPresent(answer -> steps.addAll(whyNot(answer, table)));
            steps.addAll(whyRight(table));
        }
        return Optional.of(Explanation.Worked.of("certified-period", brief, steps, List.of()));
    }

    private static Optional<Period> answered(Answer answer) {
        return answer instanceof Answer.Returned returned && returned.value() instanceof Optional<?> optional
                ? optional.flatMap(PeriodJudge::period)
                : Optional.empty();
    }

    private static List<Step> whyRight(Table table) {
        return table.proved()
                .<List<Step>>map(right ->
                        List.of(window("right", right, table), say("right-first", right.length(), right.start())))
                .orElseGet(() -> List.of(say("none", table.maxPeriod(), table.to())));
    }

    /** Exactly one thing is wrong with an answer that is not right, the first of these. */
    private static List<Step> whyNot(Period answer, Table table) {
        if (answer.length() < 1 || answer.length() > table.maxPeriod()) {
            return List.of(say("length-out-of-range", answer.length(), table.maxPeriod()));
        } else if (answer.start() < 1) {
            return List.of(say("start-below-one", answer.start()));
        }
        Window window = Window.of(answer, table.removed());
        int broken = window.firstBreak(table.values());
        if (broken >= 0) {
            return List.of(
                    window("window", answer, table),
                    broken(answer, broken, table.values()),
                    around(answer, broken, table.values()));
        } else if (window.reach() > table.to()) {
            return List.of(window("window", answer, table), window("too-far", answer, table));
        }
        return List.of(provedToo(answer, table));
    }

    private static Sentence provedToo(Period answer, Table table) {
        boolean isShortest = table.proved()
                .filter(right -> right.length() == answer.length())
                .isPresent();
        return say(isShortest ? "proved-from-later" : "proved-but-longer", answer.length(), answer.start());
    }

    private static Sentence broken(Period answer, int n, int[] values) {
        int later = n + answer.length();
        return say("breaks", n, values[n], later, values[later]);
    }

    /** The values around the place, and those one length later. */
    private static Grid around(Period answer, int broken, int[] values) {
        int from = Math.max(answer.start(), broken - AROUND);
        int to = Math.min(broken + AROUND, values.length - 1 - answer.length());
        List<String> columns =
                IntStream.rangeClosed(from, to).mapToObj(n -> "" + n).toList();
        return Grid.of(
                "around",
                List.of(),
                columns,
                List.of(
                        row("g(n)", from, to, 0, answer, values),
                        row("g(n + " + answer.length() + ")", from, to, answer.length(), answer, values)));
    }

    private static Row row(String head, int from, int to, int shift, Period answer, int[] values) {
        return new Row(
                head,
                IntStream.rangeClosed(from, to)
                        .mapToObj(n -> new Cell(
                                "" + values[n + shift],
                                values[n] == values[n + answer.length()] ? Mark.PLAIN : Mark.WRONG))
                        .toList());
    }

    /** {0} length, {1} start, {2} the end of the window, {3} the last value read, {4} how far the table goes, {5} the most removed. */
    private static Sentence window(String key, Period period, Table table) {
        Window window = Window.of(period, table.removed());
        return say(key, period.length(), period.start(), window.last(), window.reach(), table.to(), table.removed());
    }
}
