package grundy.catalogue.shortcuts;

import grundy.games.LoopySearch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Nim in which a stone may also be added to a heap of one size, so that play need not end. */
final class LoopyGame implements LimitGame {

    private final int growing;
    private final Map<List<Integer>, LoopySearch<List<Integer>>> searches = new HashMap<>();

    /**
     * A game.
     *
     * @param growing the size of the heaps to which a stone may be added
     */
    LoopyGame(int growing) {
        this.growing = growing;
    }

    private List<List<Integer>> moves(List<Integer> heaps) {
        var moves = new ArrayList<List<Integer>>();
        for (int i = 0; i < heaps.size(); i++) {
            for (int taken = 1; taken <= heaps.get(i); taken++) {
                moves.add(Heaps.taken(heaps, i, taken));
            }
            if (heaps.get(i) == growing) {
                moves.add(Heaps.taken(heaps, i, -1));
            }
        }
        return moves.stream().distinct().toList();
    }

    @Override
    public String rules() {
        return "loopy";
    }

    @Override
    public List<Object> about() {
        return List.of(growing, growing + 1);
    }

    @Override
    public boolean holds() {
        return false;
    }

    @Override
    public int value(int heap) {
        return heap;
    }

    private Optional<Boolean> outcome(List<Integer> heaps) {
        return searches.computeIfAbsent(heaps, start -> new LoopySearch<>(List.of(start), this::moves))
                .firstPlayerWins(heaps);
    }

    @Override
    public Winner winner(List<Integer> heaps) {
        return outcome(heaps).map(won -> won ? Winner.FIRST : Winner.SECOND).orElse(Winner.NEITHER);
    }

    @Override
    public List<Outlook> outlooks(List<Integer> heaps) {
        return moves(heaps).stream()
                .map(left -> new Outlook(
                        Heaps.text(left),
                        outcome(left).map(won -> won ? "-" : "+").orElse("=")))
                .toList();
    }
}
