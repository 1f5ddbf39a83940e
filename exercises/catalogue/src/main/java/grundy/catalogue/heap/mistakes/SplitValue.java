package grundy.catalogue.heap.mistakes;

/** What the heaps of a split are worth together. */
public interface SplitValue {

    /** Of two heaps; {@code g} holds the values of all heaps that are smaller than the one that is split. */
    int of(int[] g, int a, int b);

    /** The same of three. */
    int of(int[] g, int a, int b, int c);

    /** Their values, combined. */
    static SplitValue combined(Combination combination) {
        return new SplitValue() {
            @Override
            public int of(int[] g, int a, int b) {
                return combination.of(g[a], g[b]);
            }

            @Override
            public int of(int[] g, int a, int b, int c) {
                return combination.of(combination.of(g[a], g[b]), g[c]);
            }
        };
    }

    /** What their stones would be worth as one heap. */
    static SplitValue ofTotal() {
        return new SplitValue() {
            @Override
            public int of(int[] g, int a, int b) {
                return g[a + b];
            }

            @Override
            public int of(int[] g, int a, int b, int c) {
                return g[a + b + c];
            }
        };
    }
}
