package grundy.catalogue.wythoff;

/** Rounds the product with the golden ratio to the nearest number instead of down. */
final class GoldenRatioRounded extends Search {

    private static final double GOLDEN = (1 + Math.sqrt(5)) / 2;

    @Override
    boolean isLost(int a, int b) {
        return Math.min(a, b) == Math.round(Math.abs(a - b) * GOLDEN);
    }
}
