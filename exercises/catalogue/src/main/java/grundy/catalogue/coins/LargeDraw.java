package grundy.catalogue.coins;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Draws single heads and rows that lie beyond any table. */
final class LargeDraw {

    static final int FARTHEST = 1_000_000;
    static final int FEWEST = 64;
    static final int MOST = 200;

    private static final int POSITIONS = 30;
    private static final int ROWS_OF_A_KIND = 40;

    private final CoinGame game;
    private final Random random;

    LargeDraw(CoinGame game, long seed) {
        this.game = game;
        this.random = new Random(seed);
    }

    /** Growing; every second one is even, so that no parity is rare. */
    List<Integer> positions() {
        var positions = new ArrayList<Integer>();
        for (int i = 0; i < POSITIONS; i++) {
            int shift = random.nextInt(12);
            int drawn = CoinTruth.RECKONED_COINS + 1 + random.nextInt(FARTHEST - CoinTruth.RECKONED_COINS);
            positions.add(i % 2 == 0 ? drawn : Math.max(drawn >> shift << shift, 64));
        }
        return positions.stream().sorted().distinct().toList();
    }

    /** As many lost as won ones; the shortest first. */
    List<boolean[]> rows() {
        var rows = new ArrayList<boolean[]>();
        for (int i = 0; i < ROWS_OF_A_KIND; i++) {
            rows.add(wonRow());
            rows.add(lostRow());
        }
        rows.sort(Comparator.comparingInt(row -> row.length));
        return rows;
    }

    private boolean[] wonRow() {
        while (true) {
            boolean[] row = row();
            if (game.value(row) != 0) {
                return row;
            }
        }
    }

    /** Random heads, and then a few that cancel what they are worth. */
    private boolean[] lostRow() {
        while (true) {
            boolean[] row = row();
            for (int worth = game.value(row); worth != 0; worth = game.value(row)) {
                int place = placeOf(worth, row.length);
                place = place >= 0 ? place : placeOf(Integer.lowestOneBit(worth), row.length);
                row[place] = !row[place];
            }
            if (Rows.heads(row, 0).size() > 1) {
                return row;
            }
        }
    }

    /** A coin with this value, or -1; every power of two that a row can be worth has one. */
    private int placeOf(int value, int coins) {
        int from = random.nextInt(coins);
        for (int i = 0; i < coins; i++) {
            int place = (from + i) % coins;
            if (game.headValue().applyAsInt(place + game.first()) == value) {
                return place;
            }
        }
        return -1;
    }

    private boolean[] row() {
        boolean[] row = new boolean[FEWEST + random.nextInt(MOST - FEWEST + 1)];
        int heads = 2 + random.nextInt(6);
        for (int i = 0; i < heads; i++) {
            row[random.nextInt(row.length)] = true;
        }
        return row;
    }
}
