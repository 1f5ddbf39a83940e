package grundy.catalogue.shortcuts;

import grundy.games.ChanceSearch;
import grundy.games.ChanceSearch.Toss;
import java.util.ArrayList;
import java.util.List;

/** Some numbers of stones may be wanted from one heap; a fair coin decides whether all of them are taken, or only one. */
final class ChanceGame implements LimitGame {

    private final Numbers numbers;
    private final int[] values;
    private final ChanceSearch<List<Integer>> search = new ChanceSearch<>(this::moves);

    ChanceGame(Numbers numbers) {
        this.numbers = numbers;
        this.values = numbers.values();
    }

    private List<Toss<List<Integer>>> moves(List<Integer> heaps) {
        var moves = new ArrayList<Toss<List<Integer>>>();
        for (int i = 0; i < heaps.size(); i++) {
            for (int wanted : numbers.from(heaps.get(i))) {
                moves.add(new Toss<>(Heaps.taken(heaps, i, wanted), Heaps.taken(heaps, i, 1)));
            }
        }
        return moves;
    }

    @Override
    public String rules() {
        return "chance";
    }

    @Override
    public String signs() {
        return "chance";
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
        double chance = search.chance(heaps);
        return chance > 0.5 ? Winner.FIRST : chance < 0.5 ? Winner.SECOND : Winner.NEITHER;
    }

    @Override
    public List<Outlook> outlooks(List<Integer> heaps) {
        return moves(heaps).stream()
                .map(move -> new Outlook(
                        move.heads().equals(move.tails())
                                ? Heaps.text(move.heads())
                                : Heaps.text(move.heads()) + " / " + Heaps.text(move.tails()),
                        fraction(search.chance(move))))
                .distinct()
                .toList();
    }

    /** Such as {@code 3/4}: all are fractions by powers of two. */
    private static String fraction(double chance) {
        long below = 1;
        while (chance * below != Math.rint(chance * below)) {
            below *= 2;
        }
        return below == 1 ? String.valueOf((int) chance) : (long) (chance * below) + "/" + below;
    }
}
