package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import net.jqwik.api.Assume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class NimbersProperties {

    @Example
    void productsBelow64AreTheMexThatDefinesThem() {
        int[][] product = PlainNimbers.byMex(64);
        for (int a = 0; a < 64; a++) {
            for (int b = 0; b < 64; b++) {
                assertEquals(product[a][b], Nimbers.multiply(a, b), a + " times " + b);
            }
        }
    }

    @Example
    void knownProducts() {
        assertEquals(3, Nimbers.multiply(2, 2));
        assertEquals(8, Nimbers.multiply(2, 4));
        assertEquals(6, Nimbers.multiply(4, 4));
        assertEquals(14, Nimbers.multiply(4, 6));
        assertEquals(13, Nimbers.multiply(8, 8));
        assertEquals(24, Nimbers.multiply(16, 16));
        assertEquals(384, Nimbers.multiply(256, 256));
    }

    @Example
    void aFermatPowerTimesItselfIsThreeHalvesOfIt() {
        for (int bits = 1; bits <= 32; bits *= 2) {
            long fermat = 1L << bits;
            assertEquals(fermat + fermat / 2, Nimbers.multiply(fermat, fermat), "2 to the " + bits);
        }
    }

    @Example
    void aFermatPowerTimesASmallerNumberIsTheOrdinaryProduct() {
        for (int bits = 1; bits <= 32; bits *= 2) {
            long fermat = 1L << bits;
            for (long smaller : new long[] {1, fermat / 2, fermat - 1, (fermat - 1) / 3}) {
                assertEquals(fermat * smaller, Nimbers.multiply(fermat, smaller), smaller + " times 2 to the " + bits);
            }
        }
    }

    @Property
    void sumsAreXor(@ForAll long a, @ForAll long b) {
        assertEquals(a ^ b, Nimbers.add(a, b));
    }

    @Property
    void productsAreThoseOfTheRecursionWithoutTables(@ForAll long a, @ForAll long b) {
        assertEquals(PlainNimbers.multiply(a, b), Nimbers.multiply(a, b));
    }

    @Property
    void orderAndGroupingDoNotMatter(@ForAll long a, @ForAll long b, @ForAll long c) {
        assertEquals(Nimbers.multiply(a, b), Nimbers.multiply(b, a));
        assertEquals(Nimbers.multiply(a, Nimbers.multiply(b, c)), Nimbers.multiply(Nimbers.multiply(a, b), c));
    }

    @Property
    void aProductWithASumIsTheSumOfTheProducts(@ForAll long a, @ForAll long b, @ForAll long c) {
        assertEquals(
                Nimbers.add(Nimbers.multiply(a, b), Nimbers.multiply(a, c)), Nimbers.multiply(a, Nimbers.add(b, c)));
    }

    @Property
    void anythingTimesItsInverseIsOne(@ForAll long a) {
        Assume.that(a != 0);
        assertEquals(1, Nimbers.multiply(a, Nimbers.inverse(a)));
        assertEquals(a, Nimbers.multiply(a, 1));
        assertEquals(0, Nimbers.multiply(a, 0));
    }

    @Property
    void squaringSixtyFourTimesChangesNothing(@ForAll long a) {
        long power = a;
        for (int i = 0; i < 64; i++) {
            power = Nimbers.multiply(power, power);
        }
        assertEquals(a, power, "in a field of 2 to the 64 elements");
    }

    @Example
    void inversesBelow65536StayBelow() {
        for (int a = 1; a < 65_536; a++) {
            long inverse = Nimbers.inverse(a);
            assertEquals(inverse & 0xFFFF, inverse);
            assertEquals(1, Nimbers.multiply(a, inverse), "the inverse of " + a);
        }
        assertEquals(3, Nimbers.inverse(2));
        assertEquals(15, Nimbers.inverse(4));
    }

    @Example
    void zeroHasNoInverse() {
        var e = assertThrows(ArithmeticException.class, () -> Nimbers.inverse(0));
        assertEquals("0 has no inverse: every nim-product with 0 is 0", e.getMessage());
    }
}
