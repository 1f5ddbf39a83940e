package grundy.exercises;

/**
 * The arithmetic of nimbers below 2 to the 64 (J. H. Conway, On Numbers and Games, 1976). Every {@code long} stands for the
 * number that it is without a sign, as in {@link Long#parseUnsignedLong(String)}.
 */
public interface NimberField {

    /** The nim-sum. */
    long add(long a, long b);

    /** The nim-product: the mex of a'b + ab' + a'b' over all a' smaller than a and b' smaller than b. */
    long multiply(long a, long b);

    /**
     * The number whose nim-product with {@code a} is 1.
     *
     * @param a not 0
     */
    long inverse(long a);
}
