package grundy.catalogue.practice;

import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import grundy.games.GrundyTable;
import grundy.games.HeapMove;
import grundy.games.OutcomeSearch;
import java.util.List;
import java.util.Optional;

/** Judges a winning move, or that there is none. Every legal move to a position that the search finds lost is right. */
public final class MoveJudge extends WrittenJudge {

    private final GrundyTable table;
    private final OutcomeSearch search;
    private final List<Integer> heaps;
    private final Optional<HeapMove> example;

    /**
     * For a position.
     *
     * @throws IllegalStateException if search and theory disagree: a fault of ours
     */
    public MoveJudge(GrundyTable table, List<Integer> heaps) {
        this.table = table;
        this.search = new OutcomeSearch(table.game());
        this.heaps = List.copyOf(heaps);
        this.example = table.winningMove(heaps);
        boolean won = search.firstPlayerWins(heaps);
        if (won != example.isPresent() || (won && !wins(example.get()))) {
            throw new IllegalStateException("search and theory disagree on " + heaps + " of " + table.game());
        }
    }

    private boolean wins(HeapMove move) {
        return !search.firstPlayerWins(move.applyTo(heaps));
    }

    @Override
    protected String expected() {
        return example.map(move -> "a winning move" + Finding.SUCH_AS + move.describe(heaps))
                .orElse(WrittenMove.NONE);
    }

    @Override
    protected Finding ofFilledIn(Object value) {
        if (!(value instanceof String text)) {
            return misfit(value, "a move in words");
        } else if (WrittenMove.saysNone(text)) {
            return answered(example.isEmpty(), WrittenMove.NONE, WrittenMove.NONE);
        }
        return WrittenMove.read(text).map(this::ofMove).orElseGet(() -> misfit(text, "a move in words"));
    }

    private Finding ofMove(WrittenMove move) {
        String fault = move.faultIn(table.game(), heaps);
        if (fault != null) {
            return wrong(
                    Kind.ILLEGAL_MOVE, move + ": " + fault, move.withoutSize().toString());
        }
        boolean wins = wins(move.move());
        String shown = move.move().describe(heaps);
        return wins
                ? answered(true, shown, "a winning move")
                : wrong(Kind.LOSING_MOVE, shown, move.withoutSize().toString());
    }
}
