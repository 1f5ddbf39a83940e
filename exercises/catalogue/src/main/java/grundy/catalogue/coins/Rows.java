package grundy.catalogue.coins;

import java.util.ArrayList;
import java.util.List;

/** Rows of coins in the forms in which they are counted, shown and asked. */
final class Rows {

    private Rows() {}

    /** Coin 0 is the lowest bit. */
    static boolean[] ofBits(int bits, int coins) {
        boolean[] heads = new boolean[coins];
        for (int place = 0; place < coins; place++) {
            heads[place] = (bits >> place & 1) == 1;
        }
        return heads;
    }

    /** Such as {@code HTTH}. */
    static String letters(boolean[] heads) {
        var letters = new StringBuilder();
        for (boolean head : heads) {
            letters.append(head ? 'H' : 'T');
        }
        return letters.toString();
    }

    /** The places of the heads, growing, counted from a number. */
    static List<Integer> heads(boolean[] row, int first) {
        var places = new ArrayList<Integer>();
        for (int place = 0; place < row.length; place++) {
            if (row[place]) {
                places.add(place + first);
            }
        }
        return places;
    }

    static List<Boolean> list(boolean[] heads) {
        var list = new ArrayList<Boolean>();
        for (boolean head : heads) {
            list.add(head);
        }
        return list;
    }

    /** The same row from the other end. */
    static boolean[] reversed(boolean[] heads) {
        boolean[] reversed = new boolean[heads.length];
        for (int place = 0; place < heads.length; place++) {
            reversed[place] = heads[heads.length - 1 - place];
        }
        return reversed;
    }

    /** A row after a head and some coins with it were turned. */
    static boolean[] turned(boolean[] heads, int coin, int[] along) {
        boolean[] after = heads.clone();
        after[coin] = false;
        for (int other : along) {
            after[other] = !after[other];
        }
        return after;
    }
}
