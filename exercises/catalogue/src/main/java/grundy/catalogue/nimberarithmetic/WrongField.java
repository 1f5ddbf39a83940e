package grundy.catalogue.nimberarithmetic;

import grundy.exercises.NimberField;
import grundy.games.Nimbers;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** Wrong arithmetics: each a right one with another sum, another product, from which inverses follow, or another inverse. */
final class WrongField {

    private static final long LOW_32 = 0xFFFF_FFFFL;
    /** x to the 64 is this, where polynomials are taken modulo x^64 + x^4 + x^3 + x + 1. */
    private static final long REDUCTION = 0b11011;

    private static final int SMALL_FIELD = 254;

    private WrongField() {}

    /** By their ids. */
    static Map<String, NimberField> all() {
        Map<String, NimberField> all = new LinkedHashMap<>();
        all.put("ordinary-sum", withSum((a, b) -> a + b));
        all.put("or-for-sum", withSum((a, b) -> a | b));
        all.put("ordinary-product", withProduct((a, b) -> a * b));
        all.put("carry-less-product", withProduct(WrongField::carryLess));
        all.put("polynomials", withProduct(WrongField::moduloPolynomial));
        all.put("power-is-its-own-square", withProduct((a, b) -> recursive(a, b, Square.POWER)));
        all.put("square-without-power", withProduct((a, b) -> recursive(a, b, Square.HALF)));
        all.put("half-multiplied-as-number", withProduct((a, b) -> recursive(a, b, Square.ORDINARY)));
        all.put("sign-not-seen", withProduct((a, b) -> a <= 1 || b <= 1 ? a * b : Nimbers.multiply(a, b)));
        all.put("only-32-bits", withProduct((a, b) -> Nimbers.multiply(a & LOW_32, b & LOW_32)));
        all.put("ordinary-division", withInverse(a -> Long.divideUnsigned(1, a)));
        all.put("power-of-a-small-field", withInverse(WrongField::powerOfSmallField));
        return all;
    }

    private static NimberField withSum(LongBinaryOperator sum) {
        return new Field(sum, Nimbers::multiply, Nimbers::inverse);
    }

    private static NimberField withProduct(LongBinaryOperator product) {
        return new Field(Nimbers::add, product, a -> lastPower(a, product));
    }

    /** The inverse in any field of 2 to the 64 elements, by its own product: the power of 2 to the 64 minus 2. */
    private static long lastPower(long a, LongBinaryOperator product) {
        long square = a;
        long power = 1;
        for (int bit = 1; bit < Long.SIZE; bit++) {
            square = product.applyAsLong(square, square);
            power = product.applyAsLong(power, square);
        }
        return power;
    }

    private static NimberField withInverse(LongUnaryOperator inverse) {
        return new Field(Nimbers::add, Nimbers::multiply, inverse);
    }

    private record Field(LongBinaryOperator sum, LongBinaryOperator product, LongUnaryOperator reciprocal)
            implements NimberField {

        @Override
        public long add(long a, long b) {
            return sum.applyAsLong(a, b);
        }

        @Override
        public long multiply(long a, long b) {
            return product.applyAsLong(a, b);
        }

        @Override
        public long inverse(long a) {
            return reciprocal.applyAsLong(a);
        }
    }

    /** Bits beyond the 64th are lost. */
    private static long carryLess(long a, long b) {
        long product = 0;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            product ^= (b >>> bit & 1) == 1 ? a << bit : 0;
        }
        return product;
    }

    private static long moduloPolynomial(long a, long b) {
        long product = 0;
        for (int bit = Long.SIZE - 1; bit >= 0; bit--) {
            product = product << 1 ^ (product < 0 ? REDUCTION : 0);
            product ^= (b >>> bit & 1) == 1 ? a : 0;
        }
        return product;
    }

    /** What is taken for the product of some high halves with F ⊗ F. */
    private enum Square {
        /** As if F ⊗ F were F. */
        POWER,
        /** As if it were F/2. */
        HALF,
        /** It is F ⊕ F/2, but both are multiplied as ordinary numbers, and F/2 must not be. */
        ORDINARY;

        long times(long high, int bits) {
            return switch (this) {
                case POWER -> high << bits;
                case HALF -> recursive(high, 1L << (bits - 1), this);
                case ORDINARY -> high << bits ^ high << (bits - 1);
            };
        }
    }

    /** Four products of halves, and a mistake about F ⊗ F. */
    private static long recursive(long a, long b, Square square) {
        if (a == 0 || b == 0) {
            return 0;
        } else if (a == 1 || b == 1) {
            return a == 1 ? b : a;
        }
        int bits = Halves.bitsFor(a, b);
        Halves first = Halves.of(a, bits);
        Halves second = Halves.of(b, bits);
        long high = recursive(first.high(), second.high(), square);
        long mixed = recursive(first.high(), second.low(), square) ^ recursive(first.low(), second.high(), square);
        return square.times(high, bits) ^ mixed << bits ^ recursive(first.low(), second.low(), square);
    }

    /** Right for numbers below 256, whose powers of 255 are 1. */
    private static long powerOfSmallField(long a) {
        long power = 1;
        for (int i = 0; i < SMALL_FIELD; i++) {
            power = Nimbers.multiply(power, a);
        }
        return power;
    }
}
