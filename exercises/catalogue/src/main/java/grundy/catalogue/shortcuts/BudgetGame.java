package grundy.catalogue.shortcuts;

import grundy.games.PlaySearch;
import java.util.List;

/**
 * Nim in which nobody can move any more after some moves in all, and who cannot move loses.
 *
 * @param budget how many moves, 1 or more
 */
record BudgetGame(int budget, PlaySearch<State> search) implements LimitGame {

    BudgetGame(int budget) {
        this(budget, PlaySearch.normal(Moves::budget));
    }

    @Override
    public String rules() {
        return "shared-budget";
    }

    /** The moves, and whether the last of them is the first player's. */
    @Override
    public List<Object> about() {
        return List.of(budget, budget % 2);
    }

    @Override
    public String signs() {
        return "budget";
    }

    @Override
    public boolean holds() {
        return false;
    }

    @Override
    public int value(int heap) {
        return heap;
    }

    @Override
    public Winner winner(List<Integer> heaps) {
        return search.firstPlayerWins(new State(heaps, budget)) ? Winner.FIRST : Winner.SECOND;
    }

    @Override
    public List<Outlook> outlooks(List<Integer> heaps) {
        return Moves.budget(new State(heaps, budget)).stream()
                .map(left -> new Outlook(
                        Heaps.text(left.heaps()) + " (" + left.extra() + ")", search.firstPlayerWins(left) ? "-" : "+"))
                .distinct()
                .toList();
    }
}
