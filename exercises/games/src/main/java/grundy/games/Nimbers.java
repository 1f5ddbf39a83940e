package grundy.games;

/**
 * The field of nimbers below 2 to the 64 (J. H. Conway, On Numbers and Games, 1976). Every {@code long} stands for the
 * number that it is without a sign, as {@link Long#toUnsignedString(long)} writes it.
 *
 * <p>Nimbers below F = 2, 4, 16, 256, 65536, ... (each the square of the one before) form fields, each within the next, and
 * F times itself is F + F/2. So a number of the next field is aF + b with a and b below F, and three products below F make
 * one of the next. Below 65536 the powers of one element are every number but 0: their logarithms make a product a sum.
 */
public final class Nimbers {

    private static final int BITS_32 = 32;
    private static final int BITS_16 = 16;
    private static final long LOW_32 = 0xFFFF_FFFFL;
    private static final int LOW_16 = 0xFFFF;
    /** F/2 of the field below F = 65536, and of the one below F = 2 to the 32. */
    private static final int HALF_16 = 1 << 15;

    private static final int HALF_32 = 1 << 31;

    private Nimbers() {}

    /** The nim-sum: XOR. */
    public static long add(long a, long b) {
        return a ^ b;
    }

    /** The nim-product: the mex of a'b + ab' + a'b' over all a' smaller than a and b' smaller than b. */
    public static long multiply(long a, long b) {
        int aHigh = (int) (a >>> BITS_32);
        int bHigh = (int) (b >>> BITS_32);
        int low = multiply32((int) a, (int) b);
        int high = multiply32(aHigh, bHigh);
        int both = multiply32(aHigh ^ (int) a, bHigh ^ (int) b);
        return join32(both ^ low, low ^ multiply32(high, HALF_32));
    }

    /**
     * The number whose nim-product with this one is 1. With F as above, (aF + b)(aF + a + b) has no F: it is a number of the
     * smaller field, whose inverse is found in the same way.
     *
     * @param a not 0
     * @throws ArithmeticException if it is 0
     */
    public static long inverse(long a) {
        if (a == 0) {
            throw new ArithmeticException("0 has no inverse: every nim-product with 0 is 0");
        }
        int high = (int) (a >>> BITS_32);
        int low = (int) a;
        int norm = multiply32(multiply32(high, high), HALF_32) ^ multiply32(low, low ^ high);
        int inverse = inverse32(norm);
        return join32(multiply32(high, inverse), multiply32(low ^ high, inverse));
    }

    private static int multiply32(int a, int b) {
        int aHigh = a >>> BITS_16;
        int bHigh = b >>> BITS_16;
        int low = NimberLogarithms.multiply(a & LOW_16, b & LOW_16);
        int high = NimberLogarithms.multiply(aHigh, bHigh);
        int both = NimberLogarithms.multiply(aHigh ^ (a & LOW_16), bHigh ^ (b & LOW_16));
        return (both ^ low) << BITS_16 | (low ^ NimberLogarithms.multiply(high, HALF_16));
    }

    private static int inverse32(int a) {
        int high = a >>> BITS_16;
        int low = a & LOW_16;
        int square = NimberLogarithms.multiply(high, high);
        int norm = NimberLogarithms.multiply(square, HALF_16) ^ NimberLogarithms.multiply(low, low ^ high);
        int inverse = NimberLogarithms.inverse(norm);
        return NimberLogarithms.multiply(high, inverse) << BITS_16 | NimberLogarithms.multiply(low ^ high, inverse);
    }

    private static long join32(int high, int low) {
        return (long) high << BITS_32 | (low & LOW_32);
    }
}
