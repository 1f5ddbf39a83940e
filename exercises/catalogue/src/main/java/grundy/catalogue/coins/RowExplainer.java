package grundy.catalogue.coins;

import static grundy.catalogue.Step.say;

import grundy.catalogue.Explanation;
import grundy.catalogue.Explanation.Worked;
import grundy.catalogue.Judged;
import grundy.catalogue.Step;
import grundy.catalogue.Step.Cell;
import grundy.catalogue.Step.Grid;
import grundy.catalogue.Step.Mark;
import grundy.catalogue.Step.Row;
import grundy.catalogue.Step.Shape;
import grundy.catalogue.Step.Token;
import grundy.catalogue.Step.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Why a row is won or lost: the XOR of the values of its heads, and what a move does to it. */
final class RowExplainer {

    /** A longer row is told by its heads alone. */
    private static final int DRAWN = 24;

    private static final int FIRST_MOVES = 6;

    private final CoinTruth truth;
    private final CoinGame game;

    RowExplainer(CoinTruth truth) {
        this.truth = truth;
        this.game = truth.game();
    }

    Optional<Explanation> explain(Judged failed, boolean inFull) {
        boolean[] heads = CoinCases.heads(failed.asked());
        int worth = game.value(heads);
        Step.Sentence brief = say(worth == 0 ? "row.brief.lost" : "row.brief.won", reckoning(heads), worth);
        if (!inFull) {
            return Optional.of(Worked.of(game.id(), brief, List.of(), List.of()));
        }
        return Optional.of(Worked.of(game.id(), brief, steps(heads, worth), worth == 0 ? replies(heads) : win(heads)));
    }

    private List<Step> steps(boolean[] heads, int worth) {
        var steps = new ArrayList<Step>();
        if (heads.length <= DRAWN) {
            steps.add(picture("row.picture", heads, heads));
        }
        List<Integer> up = Rows.heads(heads, game.first());
        if (up.isEmpty()) {
            steps.add(say("row.no-head"));
            return steps;
        }
        steps.add(say("row.sum"));
        steps.add(table(up, worth));
        steps.add(say(worth == 0 ? "row.lost" : "row.won", worth));
        return steps;
    }

    /** Such as {@code 1 XOR 4}; a dash for a row without heads. */
    private String reckoning(boolean[] heads) {
        List<Integer> up = Rows.heads(heads, game.first());
        return up.isEmpty()
                ? "–"
                : String.join(
                        " XOR ",
                        up.stream()
                                .map(head -> String.valueOf(truth.headValue(head)))
                                .toList());
    }

    private Grid table(List<Integer> up, int worth) {
        int highest = up.stream().mapToInt(truth::headValue).reduce(0, (a, b) -> a | b);
        int width = Integer.toBinaryString(highest).length();
        var rows = new ArrayList<Row>();
        for (int head : up) {
            rows.add(row(String.valueOf(head), truth.headValue(head), width, Mark.PLAIN));
        }
        rows.add(row("XOR", worth, width, Mark.NOTED));
        return Grid.of("row.table", List.of(), List.of("", ""), rows);
    }

    private static Row row(String head, int value, int width, Mark mark) {
        String bits = Integer.toBinaryString(value);
        String padded = "0".repeat(Math.max(0, width - bits.length())) + bits;
        return new Row(head, List.of(new Cell(String.valueOf(value), mark), new Cell(padded, mark)));
    }

    /** The coins that lie otherwise than before are marked. */
    private Tokens picture(String key, boolean[] row, boolean[] before) {
        var tokens = new ArrayList<Token>();
        for (int place = 0; place < row.length; place++) {
            Mark mark = row[place] == before[place] ? Mark.PLAIN : Mark.NOTED;
            tokens.add(new Token(row[place], String.valueOf(place + game.first()), mark));
        }
        return Tokens.of(key, List.of(), Shape.COIN, tokens);
    }

    private List<Step> win(boolean[] heads) {
        Turn turn = Turn.winning(game, heads);
        if (turn == null) {
            throw new IllegalStateException(game.id() + ": no move wins " + Rows.letters(heads));
        }
        var steps = new ArrayList<Step>();
        boolean[] after = turn.after(heads);
        boolean ends = Rows.heads(after, 0).isEmpty();
        steps.add(say(ends ? "row.win.last" : "row.win", turn.text(game.first()), reckoning(after)));
        if (heads.length <= DRAWN) {
            steps.add(picture("row.win.picture", turn.after(heads), heads));
        }
        return steps;
    }

    /** Against the first few first moves. */
    private List<Step> replies(boolean[] heads) {
        var rows = new ArrayList<Row>();
        for (Turn move : Turn.all(game, heads, FIRST_MOVES)) {
            rows.add(reply(move, move.after(heads)));
        }
        return rows.isEmpty() ? List.of() : List.of(Grid.of("row.replies", List.of(), List.of("", "", ""), rows));
    }

    private Row reply(Turn move, boolean[] after) {
        @Nullable Turn reply = Turn.winning(game, after);
        return new Row(
                move.text(game.first()),
                List.of(
                        new Cell(String.valueOf(game.value(after)), Mark.PLAIN),
                        new Cell(reply == null ? "–" : reply.text(game.first()), Mark.PLAIN),
                        new Cell(reply == null ? "–" : heads(reply.after(after)), Mark.PLAIN)));
    }

    private String heads(boolean[] row) {
        List<Integer> up = Rows.heads(row, game.first());
        return up.isEmpty()
                ? "–"
                : String.join(" ", up.stream().map(String::valueOf).toList());
    }
}
