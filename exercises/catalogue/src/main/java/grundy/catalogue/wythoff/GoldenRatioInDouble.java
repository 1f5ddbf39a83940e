package grundy.catalogue.wythoff;

/** Multiplies by the golden ratio in a double, which is not exact enough for large heaps. */
final class GoldenRatioInDouble extends Search {

    private static final double GOLDEN = (1 + Math.sqrt(5)) / 2;

    @Override
    boolean isLost(int a, int b) {
        return Math.min(a, b) == (int) (Math.abs(a - b) * GOLDEN);
    }
}
