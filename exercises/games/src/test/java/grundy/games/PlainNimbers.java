package grundy.games;

import java.util.HashSet;

/** Nim-products by the definition, and by the recursion without tables. */
final class PlainNimbers {

    private PlainNimbers() {}

    /** A table of nim-products below a bound, each the mex of a'b + ab' + a'b'. */
    static int[][] byMex(int bound) {
        int[][] product = new int[bound][bound];
        for (int a = 0; a < bound; a++) {
            for (int b = 0; b < bound; b++) {
                var excluded = new HashSet<Integer>();
                for (int i = 0; i < a; i++) {
                    for (int j = 0; j < b; j++) {
                        excluded.add(product[i][b] ^ product[a][j] ^ product[i][j]);
                    }
                }
                product[a][b] = Mex.of(excluded);
            }
        }
        return product;
    }

    static long multiply(long a, long b) {
        return multiply(a, b, 32);
    }

    /** Of numbers of {@code 2 half} digits: four products of {@code half} digits. */
    private static long multiply(long a, long b, int half) {
        if (half == 0 || a == 0 || b == 0) {
            return a & b;
        }
        long mask = (1L << half) - 1;
        long low = multiply(a & mask, b & mask, half / 2);
        long high = multiply(a >>> half, b >>> half, half / 2);
        long both = multiply((a >>> half) ^ (a & mask), (b >>> half) ^ (b & mask), half / 2);
        return (both ^ low) << half | (low ^ multiply(high, 1L << (half - 1), half / 2));
    }
}
