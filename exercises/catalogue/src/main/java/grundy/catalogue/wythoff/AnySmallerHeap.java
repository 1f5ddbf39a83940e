package grundy.catalogue.wythoff;

/** Multiplies the smaller heap by the golden ratio, as if every number were the smaller heap of a lost position. */
final class AnySmallerHeap extends Search {

    private static final double GOLDEN = (1 + Math.sqrt(5)) / 2;

    @Override
    boolean isLost(int a, int b) {
        int smaller = Math.min(a, b);
        return Math.max(a, b) == (int) Math.ceil(smaller * GOLDEN);
    }
}
