package grundy.catalogue.shortcuts;

import grundy.games.PlaySearch;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/** A game that is decided by who makes the last move. */
record EndingGame(
        String rules,
        boolean holds,
        int mostHeaps,
        IntUnaryOperator values,
        Function<State, List<State>> moves,
        PlaySearch<State> search)
        implements LimitGame {

    @Override
    public int value(int heap) {
        return values.applyAsInt(heap);
    }

    @Override
    public Winner winner(List<Integer> heaps) {
        return search.firstPlayerWins(new State(heaps, 0)) ? Winner.FIRST : Winner.SECOND;
    }

    @Override
    public List<Outlook> outlooks(List<Integer> heaps) {
        return moves.apply(new State(heaps, 0)).stream()
                .map(left -> new Outlook(Heaps.text(left.heaps()), search.firstPlayerWins(left) ? "-" : "+"))
                .distinct()
                .toList();
    }
}
