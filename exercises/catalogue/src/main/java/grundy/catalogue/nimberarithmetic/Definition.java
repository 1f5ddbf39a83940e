package grundy.catalogue.nimberarithmetic;

import java.util.BitSet;

/** Sums and products of small nimbers by their definitions, as a mex of what is earlier (J. H. Conway, 1976). */
final class Definition {

    /** Nimbers below it are computed by the definition. */
    static final int BELOW = 16;

    private static final int[][] SUMS = new int[BELOW][BELOW];
    private static final int[][] PRODUCTS = new int[BELOW][BELOW];

    static {
        for (int a = 0; a < BELOW; a++) {
            for (int b = 0; b < BELOW; b++) {
                SUMS[a][b] = sum(a, b);
                PRODUCTS[a][b] = product(a, b);
            }
        }
    }

    private Definition() {}

    /** Whether a sum is right, as far as the definition reaches here. */
    static boolean sumAgrees(long a, long b, long sum) {
        return !reaches(a, b) || SUMS[(int) a][(int) b] == sum;
    }

    /** Whether a product is right, as far as the definition reaches here. */
    static boolean productAgrees(long a, long b, long product) {
        return !reaches(a, b) || PRODUCTS[(int) a][(int) b] == product;
    }

    static boolean reaches(long a, long b) {
        return Long.compareUnsigned(a, BELOW) < 0 && Long.compareUnsigned(b, BELOW) < 0;
    }

    /** What stands for smaller a' and b' in the table that a product is the mex of: a'b + ab' + a'b'. */
    static int entry(int a, int b, int smallerA, int smallerB) {
        return PRODUCTS[smallerA][b] ^ PRODUCTS[a][smallerB] ^ PRODUCTS[smallerA][smallerB];
    }

    private static int sum(int a, int b) {
        var earlier = new BitSet();
        for (int smaller = 0; smaller < a; smaller++) {
            earlier.set(SUMS[smaller][b]);
        }
        for (int smaller = 0; smaller < b; smaller++) {
            earlier.set(SUMS[a][smaller]);
        }
        return earlier.nextClearBit(0);
    }

    private static int product(int a, int b) {
        var earlier = new BitSet();
        for (int smallerA = 0; smallerA < a; smallerA++) {
            for (int smallerB = 0; smallerB < b; smallerB++) {
                earlier.set(entry(a, b, smallerA, smallerB));
            }
        }
        return earlier.nextClearBit(0);
    }
}
