package grundy.catalogue.wythoff;

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
import grundy.games.Wythoff;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Why a position is won or lost: by the board of the lost positions, or by their rule where the heaps are large. */
final class WythoffExplainer implements Check.Explainer {

    /** A larger board is not drawn. */
    private static final int DRAWN = 20;

    private static final int REPLIES = 8;

    @Override
    public Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        TwoHeaps heaps = TwoHeaps.of(failed.asked());
        int difference = Math.abs(heaps.a() - heaps.b());
        int lower = Wythoff.lower(difference);
        Step.Sentence brief = say(
                heaps.isLost() ? "brief.lost" : "brief.won",
                digits(difference),
                digits(lower),
                digits(lower + difference));
        if (!inFull) {
            return Optional.of(Worked.of(WythoffExercise.ID, brief, List.of(), List.of()));
        }
        return Optional.of(Worked.of(WythoffExercise.ID, brief, steps(heaps, failed.answer()), solution(heaps)));
    }

    private static List<Step> steps(TwoHeaps heaps, Answer answer) {
        var steps = new ArrayList<Step>();
        boolean isSmall = Math.max(heaps.a(), heaps.b()) <= DRAWN;
        if (isSmall) {
            steps.add(board(heaps));
        }
        steps.add(say("rule"));
        steps.add(here(heaps));
        steps.add(say(heaps.isLost() ? "lost" : "won", digits(heaps.a()), digits(heaps.b())));
        if (isSmall && (heaps.a() == heaps.b()) != heaps.isLost() && saysAsXor(heaps, answer)) {
            steps.add(say("xor", digits(heaps.a()), digits(heaps.b()), digits(heaps.a() ^ heaps.b())));
        }
        return steps;
    }

    private static Step here(TwoHeaps heaps) {
        int difference = Math.abs(heaps.a() - heaps.b());
        int lower = Wythoff.lower(difference);
        return say("here", digits(difference), digits(lower), digits(lower + difference));
    }

    /** Numbers of stones stand as they are typed: without marks between the thousands. */
    private static String digits(int number) {
        return String.valueOf(number);
    }

    private static boolean saysAsXor(TwoHeaps heaps, Answer answer) {
        return answer instanceof Answer.Returned returned
                && returned.value() instanceof Boolean says
                && says == (heaps.a() != heaps.b());
    }

    /** The first heap down, the second across. */
    private static Grid board(TwoHeaps heaps) {
        int down = Math.max(heaps.a(), 2);
        int across = Math.max(heaps.b(), 2);
        List<String> columns =
                IntStream.rangeClosed(0, across).mapToObj(String::valueOf).toList();
        List<Row> rows = IntStream.rangeClosed(0, down)
                .mapToObj(a -> new Row(
                        String.valueOf(a),
                        IntStream.rangeClosed(0, across)
                                .mapToObj(b -> cell(heaps, new TwoHeaps(a, b)))
                                .toList()))
                .toList();
        return Grid.of("board", List.of(digits(heaps.a()), digits(heaps.b())), columns, rows);
    }

    private static Cell cell(TwoHeaps asked, TwoHeaps at) {
        String text = at.isLost() ? "L" : "·";
        return new Cell(at.equals(asked) ? "(" + text + ")" : text, Mark.PLAIN);
    }

    private static List<Step> solution(TwoHeaps heaps) {
        if (heaps.win().isPresent()) {
            TwoHeaps left = heaps.win().get();
            return List.of(say("win", digits(left.a()), digits(left.b())));
        }
        List<Row> rows = replies(heaps);
        return rows.isEmpty() ? List.of() : List.of(Grid.of("replies", List.of(), List.of(""), rows));
    }

    /** Taking one stone, two, and so on, from each heap and from both, with what answers it. */
    private static List<Row> replies(TwoHeaps heaps) {
        var rows = new ArrayList<Row>();
        for (int taken = 1; taken <= Math.max(heaps.a(), heaps.b()) && rows.size() < REPLIES; taken++) {
            addReply(heaps, heaps.a() - taken, heaps.b(), rows);
            addReply(heaps, heaps.a(), heaps.b() - taken, rows);
            addReply(heaps, heaps.a() - taken, heaps.b() - taken, rows);
        }
        return rows;
    }

    private static void addReply(TwoHeaps heaps, int a, int b, List<Row> rows) {
        if (heaps.reaches(a, b)) {
            TwoHeaps left = new TwoHeaps(a, b);
            String reply = left.win().map(TwoHeaps::text).orElse("–");
            rows.add(new Row(left.text(), List.of(new Cell(reply, Mark.PLAIN))));
        }
    }
}
