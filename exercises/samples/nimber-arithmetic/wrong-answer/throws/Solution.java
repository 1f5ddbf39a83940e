package solution;

import grundy.exercises.NimberField;
import grundy.exercises.Solves;

/** The products come from their definition, and are kept in a table. */
@Solves("nimber-arithmetic")
public class Solution implements NimberField {

    private static final int SIZE = 256;

    private final int[][] products = new int[SIZE][SIZE];

    public Solution() {
        for (int a = 0; a < SIZE; a++) {
            for (int b = 0; b <= a; b++) {
                int product = a < 16 ? mex(a, b) : byHalves(a, b);
                products[a][b] = product;
                products[b][a] = product;
            }
        }
    }

    private int mex(int a, int b) {
        boolean[] seen = new boolean[SIZE];
        for (int i = 0; i < a; i++) {
            for (int j = 0; j < b; j++) {
                seen[products[i][b] ^ products[a][j] ^ products[i][j]] = true;
            }
        }
        int value = 0;
        while (seen[value]) {
            value++;
        }
        return value;
    }

    // 16 is a Fermat 2-power, and 16 times 16 is 16 + 8
    private int byHalves(int a, int b) {
        int high = products[a / 16][b / 16];
        int mixed = products[a / 16][b % 16] ^ products[a % 16][b / 16];
        return (high ^ mixed) * 16 ^ products[a % 16][b % 16] ^ products[high][8];
    }

    @Override
    public long add(long a, long b) {
        return a ^ b;
    }

    @Override
    public long multiply(long a, long b) {
        return products[(int) a][(int) b];
    }

    @Override
    public long inverse(long a) {
        long b = 1;
        while (multiply(a, b) != 1) {
            b++;
        }
        return b;
    }
}
