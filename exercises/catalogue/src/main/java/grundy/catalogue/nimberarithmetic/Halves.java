package grundy.catalogue.nimberarithmetic;

/**
 * A nimber written as high · F + low, where F is a Fermat 2-power: 2, 4, 16, 256, 65536, 2 to the 32. Below F nimbers are a
 * field; F ⊗ F is F + F/2, and F times a smaller nimber is the ordinary product (J. H. Conway, On Numbers and Games, 1976).
 *
 * @param bits how many bits the low half has, so that F is 2 to the {@code bits}
 */
record Halves(int bits, long high, long low) {

    private static final int WIDEST = 32;

    /** A nimber for this F. */
    static Halves of(long nimber, int bits) {
        return new Halves(bits, nimber >>> bits, nimber & ((1L << bits) - 1));
    }

    /** The bits of the smallest F whose square is larger than both. */
    static int bitsFor(long a, long b) {
        int bits = 1;
        while (bits < WIDEST && (a | b) >>> (2 * bits) != 0) {
            bits *= 2;
        }
        return bits;
    }

    /** F, without a sign. */
    long power() {
        return 1L << bits;
    }

    /** The product by the rules above alone: no table, and four products of halves. */
    static long product(long a, long b) {
        if (a == 0 || b == 0) {
            return 0;
        } else if (a == 1 || b == 1) {
            return a == 1 ? b : a;
        }
        int bits = bitsFor(a, b);
        Halves first = of(a, bits);
        Halves second = of(b, bits);
        long high = product(first.high, second.high);
        long mixed = product(first.high, second.low) ^ product(first.low, second.high);
        long low = product(first.low, second.low);
        return (high ^ mixed) << bits ^ low ^ product(high, 1L << (bits - 1));
    }
}
