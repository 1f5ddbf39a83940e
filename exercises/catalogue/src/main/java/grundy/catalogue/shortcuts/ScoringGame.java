package grundy.catalogue.shortcuts;

import grundy.games.ScoreSearch;
import grundy.games.ScoreSearch.Scored;
import java.util.ArrayList;
import java.util.List;

/** Some numbers of stones from one heap, a point for each stone; who has more points when nobody can move wins, and equal points are a tie. */
final class ScoringGame implements LimitGame {

    private final Numbers numbers;
    private final int[] values;
    private final ScoreSearch<List<Integer>> search = new ScoreSearch<>(this::moves);

    ScoringGame(Numbers numbers) {
        this.numbers = numbers;
        this.values = numbers.values();
    }

    private List<Scored<List<Integer>>> moves(List<Integer> heaps) {
        var moves = new ArrayList<Scored<List<Integer>>>();
        for (int i = 0; i < heaps.size(); i++) {
            for (int taken : numbers.from(heaps.get(i))) {
                moves.add(new Scored<>(taken, Heaps.taken(heaps, i, taken)));
            }
        }
        return moves;
    }

    @Override
    public String rules() {
        return "scoring";
    }

    @Override
    public String signs() {
        return "points";
    }

    @Override
    public boolean holds() {
        return false;
    }

    @Override
    public int value(int heap) {
        return values[heap];
    }

    @Override
    public Winner winner(List<Integer> heaps) {
        int lead = search.lead(heaps);
        return lead > 0 ? Winner.FIRST : lead < 0 ? Winner.SECOND : Winner.NEITHER;
    }

    @Override
    public List<Outlook> outlooks(List<Integer> heaps) {
        return moves(heaps).stream()
                .map(move -> new Outlook(Heaps.text(move.leaves()), signed(move.points() - search.lead(move.leaves()))))
                .distinct()
                .toList();
    }

    private static String signed(int points) {
        return points > 0 ? "+" + points : String.valueOf(points);
    }
}
