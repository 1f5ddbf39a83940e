package grundy.catalogue.nimberarithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Exercise;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.SpiExerciseContract;
import grundy.catalogue.Step;
import grundy.catalogue.coins.Counted;
import grundy.exercises.NimberField;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class NimberArithmeticTest extends SpiExerciseContract {

    private static final NimberArithmetic EXERCISE = new NimberArithmetic();
    private static final NimberField RIGHT = new RightField();

    @Override
    protected Exercise exercise() {
        return EXERCISE;
    }

    @Override
    protected Object right() {
        return RIGHT;
    }

    /** Splits at each bit instead of in halves, and takes inverses by repeated squaring. */
    private static final class RightField implements NimberField {

        private final Map<List<Integer>, Long> known = new HashMap<>();

        @Override
        public long add(long a, long b) {
            return a ^ b;
        }

        @Override
        public long multiply(long a, long b) {
            long product = 0;
            for (int i = 0; i < 64; i++) {
                for (int j = 0; j < 64; j++) {
                    if ((a >>> i & b >>> j & 1) == 1) {
                        product ^= powers(i, j);
                    }
                }
            }
            return product;
        }

        /** A power of two is the product of the Fermat 2-powers that the binary digits of its exponent name. */
        private long powers(int i, int j) {
            int twice = i & j;
            if (twice == 0) {
                return 1L << (i | j);
            } else if (known.containsKey(List.of(i, j))) {
                return known.getOrDefault(List.of(i, j), 0L);
            }
            int fermat = Integer.highestOneBit(twice);
            long rest = powers(i ^ fermat, j ^ fermat);
            long product = multiply(rest, 1L << fermat) ^ multiply(rest, 1L << (fermat - 1));
            known.put(List.of(i, j), product);
            return product;
        }

        @Override
        public long inverse(long a) {
            long square = a;
            long product = 1;
            for (int i = 1; i < 64; i++) {
                square = Halves.product(square, square);
                product = Halves.product(product, square);
            }
            return product;
        }
    }

    @Override
    protected Map<String, List<Integer>> killed() {
        return Map.ofEntries(
                Map.entry("ordinary-sum", List.of(37, 0, 0, 10)),
                Map.entry("or-for-sum", List.of(37, 0, 0, 10)),
                Map.entry("ordinary-product", List.of(0, 188, 254, 155)),
                Map.entry("carry-less-product", List.of(0, 188, 254, 155)),
                Map.entry("polynomials", List.of(0, 188, 254, 155)),
                Map.entry("power-is-its-own-square", List.of(0, 188, 254, 155)),
                Map.entry("square-without-power", List.of(0, 180, 254, 155)),
                Map.entry("half-multiplied-as-number", List.of(0, 96, 252, 150)),
                Map.entry("sign-not-seen", List.of(0, 0, 0, 89)),
                Map.entry("only-32-bits", List.of(0, 0, 0, 126)),
                Map.entry("ordinary-division", List.of(0, 0, 254, 60)),
                Map.entry("power-of-a-small-field", List.of(0, 0, 0, 60)));
    }

    @Test
    void knownProducts() {
        assertEquals(3, Operation.product(2, 2).result());
        assertEquals(8, Operation.product(6, 5).result());
        assertEquals(13, Operation.product(4, 12).result());
        assertEquals(6442450944L, Operation.product(1L << 32, 1L << 32).result());
        assertEquals(3, Operation.inverse(2).result());
    }

    @Test
    void numbersAreToldWithoutASign() {
        assertEquals("18446744073709551615 ⊗ 2", Operation.product(-1, 2).shown());
        assertEquals("18446744073709551615", new NimberJudge(-1).expected());
    }

    @Test
    void largeReachesTheHighestBit() {
        List<Case> cases = check("large").cases();
        assertTrue(cases.stream().map(Operation::of).anyMatch(operation -> operation.operands().stream()
                .allMatch(nimber -> nimber < 0)));
    }

    @Test
    void smallProductIsExplainedByTheTableThatItIsTheMexOf() {
        Explanation.Worked worked = firstExplanation("products", wrong("power-is-its-own-square"));
        Step.Grid table = (Step.Grid) worked.steps().get(0);
        assertEquals(
                List.of("0", "2", "2", "1"),
                table.rows().stream()
                        .flatMap(row -> row.cells().stream())
                        .map(Step.Cell::text)
                        .toList());
        assertEquals(Step.Strip.of(List.of(0, 1, 2), 3, 2), worked.steps().get(1));
        assertEquals(Step.say("mex", 2, 2, 3), worked.steps().get(2));
    }

    @Test
    void largeProductIsExplainedByItsHalves() {
        // F ⊗ F = 3F/2 with F = 256: both halves are 1 and 0.
        Case asked = check("large").cases().stream()
                .filter(each -> Operation.of(each).equals(Operation.product(256, 256)))
                .findFirst()
                .orElseThrow();
        Explanation.Worked worked = (Explanation.Worked) check("large")
                .explainer()
                .explain(Judged.of(asked, new Answer.Returned(256L)), List.of(), true)
                .orElseThrow();
        assertEquals(Step.say("power", "256", "128"), worked.steps().get(0));
        assertEquals(
                Step.say("split", "256", "1", "256", "0", "a"), worked.steps().get(1));
        assertEquals(
                Step.say("together", "1", "256", "128", "384"), worked.steps().get(4));
    }

    @Test
    void inverseIsExplainedByTheSquaresThatItIsTheProductOf() {
        Explanation.Worked worked = firstExplanation("inverses", wrong("ordinary-division"));
        // Below 4 the inverse of 2 is 2 to the power of 4 - 2, its square: 2 ⊗ 2 = 3.
        assertEquals(Step.say("inverse", "2", "3"), worked.steps().get(0));
        assertEquals(Step.say("inverse-power", "2", 2, 1), worked.steps().get(2));
        assertEquals(
                "[Row[head=2^2, cells=[Cell[text=3, mark=PLAIN], Cell[text=3, mark=NOTED]]]]",
                ((Step.Grid) worked.steps().get(3)).rows().toString());
    }

    @Test
    void theLastProductOfSquaresIsTheInverse() {
        for (long nimber = 2; nimber < 256; nimber++) {
            Case asked = check("inverses").cases().get((int) nimber - 1);
            Explanation.Worked worked = (Explanation.Worked) check("inverses")
                    .explainer()
                    .explain(Judged.of(asked, new Answer.Returned(0L)), List.of(), true)
                    .orElseThrow();
            List<Step.Row> rows = ((Step.Grid) worked.steps().get(3)).rows();
            assertEquals(
                    String.valueOf(Operation.inverse(nimber).result()),
                    rows.get(rows.size() - 1).cells().get(1).text());
        }
    }

    @Test
    void smallProductIsExplainedByTheRulesAsWell() {
        Explanation.Worked worked = firstExplanation("products", wrong("half-multiplied-as-number"));
        // 4 ⊗ 8: the table, and then 1 ⊗ 2 = 2 and 2 ⊗ F/2 = 2 ⊗ 2 = 3, so 2 · 4 + 3.
        assertEquals(Step.say("mex", 4, 8, 11), worked.steps().get(2));
        assertEquals(
                Step.say("together", "2", "4", "3", "11"),
                worked.steps().get(worked.steps().size() - 1));
    }

    @Test
    void whoKnowsTheSmallNumbersByHeartAndXorEarnsLessThan30Of100() {
        var learned = new NimberField() {
            @Override
            public long add(long a, long b) {
                return a ^ b;
            }

            @Override
            public long multiply(long a, long b) {
                return Definition.reaches(a, b) ? RIGHT.multiply(a, b) : 0;
            }

            @Override
            public long inverse(long a) {
                return Long.compareUnsigned(a, 256) < 0 ? RIGHT.inverse(a) : 0;
            }
        };
        // All of 5, 15 and 5; of 75 the 10 sums and two products with 4, less one for a constant: 75 × 11/169 = 4.9.
        assertEquals("56/56 225/225 254/254 11/169", Counted.shares(EXERCISE, learned));
    }

    @Test
    void examplesOfTheStoriesAreTrue() {
        assertEquals(2, field("ordinary-sum").add(1, 1));
        assertEquals(1, field("or-for-sum").add(1, 1));
        assertEquals(4, field("ordinary-product").multiply(2, 2));
        assertEquals(8, field("ordinary-product").multiply(4, 2));
        assertEquals(4, field("carry-less-product").multiply(2, 2));
        assertEquals(4, field("polynomials").multiply(2, 2));
        assertEquals(2, field("power-is-its-own-square").multiply(2, 2));
        assertEquals(1, field("square-without-power").multiply(2, 2));
        assertEquals(2, field("square-without-power").multiply(4, 4));
        assertEquals(12, field("half-multiplied-as-number").multiply(4, 8));
        assertEquals(0, field("sign-not-seen").multiply(1L << 63, 2));
        assertEquals(0, field("only-32-bits").multiply(1L << 32, 1));
        assertEquals(0, field("ordinary-division").inverse(2));
        assertTrue(Halves.product(256, field("power-of-a-small-field").inverse(256)) != 1);
    }

    private NimberField field(String mutant) {
        return (NimberField) wrong(mutant);
    }
}
