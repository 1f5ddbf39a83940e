package grundy.grader.cli;

import grundy.catalogue.SumExplanation;
import grundy.catalogue.SumExplanation.AnsweredMove;
import grundy.catalogue.SumExplanation.FirstMove;
import grundy.catalogue.SumExplanation.Heap;
import grundy.catalogue.SumExplanation.Reply;
import grundy.reports.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Why a sum of heaps is won or lost: its values as binary columns, and the moves that show it. */
record SumSummary(Terminal terminal, Language language) {

    private static final int MAX_HEAPS = 4;

    /** The largest heap whose stones are drawn. */
    private static final int MAX_STONES = 16;

    /** The widest values whose digits stand apart. */
    private static final int MAX_APART = 16;

    private static final String GAP = "  ";
    private static final int COLUMNS = CheckSummary.COLUMNS - GAP.length();

    /** A heading, the heaps, the XOR, the column that decides, and who wins: 8 lines at most. */
    List<String> columns(SumExplanation sum) {
        int shown = sum.heaps().size() <= MAX_HEAPS ? sum.heaps().size() : MAX_HEAPS - 1;
        List<Heap> heaps = sum.heaps().subList(0, shown);
        boolean drawn = sum.heaps().stream().allMatch(heap -> heap.size() <= MAX_STONES);
        var rows = new ArrayList<Row>();
        rows.add(new Row(word("heap"), word("stones"), word("value"), word("binary")));
        for (int i = 0; i < heaps.size(); i++) {
            rows.add(row(i + 1, heaps.get(i), drawn));
        }
        rows.add(new Row("", "XOR", String.valueOf(sum.xor()), apart(sum.xorBits())));
        List<String> lines = aligned(rows);
        if (shown < sum.heaps().size()) {
            lines.add(
                    lines.size() - 1,
                    GAP + language.text("terminal.heaps.more", sum.heaps().size() - shown));
        }
        if (sum.xor() != 0) {
            lines.add(mark(sum, lines.get(lines.size() - 1)));
        }
        lines.add(GAP
                + ScreenText.fitted(
                        language.text(sum.xor() == 0 ? "terminal.lost" : "terminal.won", sum.xor()), COLUMNS));
        return lines;
    }

    /** Why the answer fails: 3 lines at most, and none where the moves are not revealed. */
    List<String> reason(SumExplanation sum, String kind) {
        var lines = new ArrayList<String>();
        AnsweredMove answered = sum.answerNote();
        if (answered != null) {
            said(answered).ifPresent(said -> lines.addAll(ScreenText.wrapped(said, COLUMNS, 2)));
        } else if (sum.xor() == 0 && kind.equals("wrong-answer")) {
            lines.addAll(refuted(sum));
        }
        sum.firstMoves().stream()
                .filter(FirstMove::wins)
                .findFirst()
                .map(m -> language.text("terminal.wins", move(m)))
                .ifPresent(lines::add);
        return lines.stream()
                .map(line -> GAP + ScreenText.fitted(line, COLUMNS))
                .toList();
    }

    private record Row(String heap, String stones, String value, String binary) {}

    private Row row(int number, Heap heap, boolean drawn) {
        String stones = heap.size() + (drawn ? " " + "o".repeat(heap.size()) : "");
        return new Row(String.valueOf(number), stones, String.valueOf(heap.value()), apart(heap.bits()));
    }

    private String word(String column) {
        return language.text("terminal.column." + column);
    }

    private static String apart(String bits) {
        return bits.length() > MAX_APART ? bits : bits.replaceAll("(?<=.)(?=.)", " ");
    }

    private static List<String> aligned(List<Row> rows) {
        int heap = rows.stream().mapToInt(r -> ScreenText.width(r.heap())).max().orElse(0);
        int stones =
                rows.stream().mapToInt(r -> ScreenText.width(r.stones())).max().orElse(0);
        int value =
                rows.stream().mapToInt(r -> ScreenText.width(r.value())).max().orElse(0);
        int binary = ScreenText.width(rows.get(rows.size() - 1).binary());
        return rows.stream()
                .map(r -> GAP
                        + ScreenText.right(r.heap(), heap)
                        + GAP
                        + ScreenText.left(r.stones(), stones)
                        + GAP
                        + ScreenText.right(r.value(), value)
                        + GAP
                        + ScreenText.right(r.binary(), binary))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** Below the digit of the XOR that decides; the words go left of the mark where there is no room to its right. */
    private String mark(SumExplanation sum, String xorRow) {
        int step = sum.width() > MAX_APART ? 1 : 2;
        int column = xorRow.length() - 1 - sum.decidingBit() * step;
        return ScreenText.fitted(" ".repeat(column) + language.text("terminal.decides"), CheckSummary.COLUMNS);
    }

    private Optional<String> said(AnsweredMove answered) {
        return Optional.ofNullable(answered.reply())
                .map(reply -> language.text(
                        "terminal.leaves", ScreenText.joined(answered.leaves(), " "), answered.xor(), move(reply)));
    }

    /** One reply stands for all, which the report lists. */
    private List<String> refuted(SumExplanation sum) {
        for (FirstMove move : sum.firstMoves()) {
            Reply reply = move.reply();
            if (reply != null) {
                return List.of(
                        language.text("terminal.refuted"),
                        language.text("terminal.refuted.line", move(move), move(reply)));
            }
        }
        return List.of();
    }

    private String move(FirstMove move) {
        return move(move.heap(), move.size(), move.pieces());
    }

    private String move(Reply reply) {
        return move(reply.heap(), reply.size(), reply.pieces());
    }

    private String move(int heap, int size, List<Integer> pieces) {
        String left = pieces.isEmpty() ? language.text("terminal.move.nothing") : ScreenText.joined(pieces, "+");
        return language.text("terminal.move", heap, size, left);
    }
}
