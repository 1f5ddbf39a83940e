package grundy.games;

/** Products of nimbers below 65536, by logarithms: the powers of 258 are all of them but 0, and of no smaller number. */
final class NimberLogarithms {

    private static final int MAX = 0xFFFF;
    /** How many numbers are not 0, hence after how many steps the powers repeat. */
    private static final int ORDER = MAX;
    /** The powers of 258, twice over, so that a sum of two logarithms needs no remainder. */
    private static final char[] POWERS = new char[2 * ORDER];

    private static final char[] LOGARITHMS = new char[MAX + 1];

    static {
        int power = 1;
        for (int exponent = 0; exponent < ORDER; exponent++) {
            POWERS[exponent] = (char) power;
            POWERS[exponent + ORDER] = (char) power;
            LOGARITHMS[power] = (char) exponent;
            power = times(8, power) ^ times(1, power);
        }
    }

    private NimberLogarithms() {}

    static int multiply(int a, int b) {
        return a == 0 || b == 0 ? 0 : POWERS[LOGARITHMS[a] + LOGARITHMS[b]];
    }

    /** Of 1 to 65535. */
    static int inverse(int a) {
        return POWERS[ORDER - LOGARITHMS[a]];
    }

    /**
     * The product with F = 2 to the {@code bits}, which is 2, 4, 16 or 256. Each {@code 2 bits} digits of a number stand for
     * aF + b, and (aF + b)F = (a + b)F + a(F/2). Here F/2 is the product of the smaller ones, such as 8 = 4 times 2.
     */
    private static int times(int bits, int number) {
        int lowHalves = MAX / ((1 << bits) + 1);
        int high = number >>> bits & lowHalves;
        int low = number & lowHalves;
        int timesHalf = high;
        for (int smaller = 1; smaller < bits; smaller *= 2) {
            timesHalf = times(smaller, timesHalf);
        }
        return (high ^ low) << bits | timesHalf;
    }
}
