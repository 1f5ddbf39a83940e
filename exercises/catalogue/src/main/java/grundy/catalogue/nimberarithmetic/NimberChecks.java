package grundy.catalogue.nimberarithmetic;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.judging.AboveConstant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * The checks: all small sums, products and inverses, and random ones of up to 64 bits. The small ones would fit into a table; most
 * points are for the others.
 */
final class NimberChecks {

    private static final int SUMS_BELOW = 8;
    private static final int INVERSES_BELOW = 256;

    private NimberChecks() {}

    static List<Check> all(long seed) {
        return List.of(
                check("sums", "The nim-sum of every two numbers from 0 to 7", 5, sums(), Check.Shrinker.NONE),
                check(
                        "products",
                        "The nim-product of every two numbers from 0 to 15",
                        15,
                        products(),
                        Check.Shrinker.NONE),
                check("inverses", "The inverse of every number from 1 to 255", 5, inverses(), Check.Shrinker.NONE),
                check(
                        "large",
                        "Sums, products and inverses of numbers of up to 64 bits",
                        75,
                        new LargeNimbers(new Random(seed)).drawn(),
                        NimberChecks::smaller));
    }

    private static Check check(
            String id, String title, int weight, List<Operation> operations, Check.Shrinker shrinker) {
        List<Case> cases = operations.stream().map(NimberChecks::caseOf).toList();
        var marking = new AboveConstant(
                () -> operations.stream().map(Operation::result).toList());
        return new Check(id, title, weight, cases, marking, new NimberSteps(), shrinker);
    }

    private static Case caseOf(Operation operation) {
        return new Case(
                Map.of(operation.kind().word, operation.shown()),
                operation.question(),
                Case.Stratum.VALUE,
                answer -> new NimberJudge(operation.result()).judge(answer));
    }

    private static List<Case> smaller(Case failing) {
        return SmallerNimbers.than(Operation.of(failing)).stream()
                .map(NimberChecks::caseOf)
                .toList();
    }

    private static List<Operation> sums() {
        var sums = new ArrayList<Operation>();
        for (int larger = 0; larger < SUMS_BELOW; larger++) {
            for (int smaller = 0; smaller < larger; smaller++) {
                sums.add(Operation.sum(smaller, larger));
                sums.add(Operation.sum(larger, smaller));
            }
            sums.add(Operation.sum(larger, larger));
        }
        return sums;
    }

    private static List<Operation> products() {
        var products = new ArrayList<Operation>();
        for (int larger = 0; larger < Definition.BELOW; larger++) {
            for (int smaller = 0; smaller < larger; smaller++) {
                products.add(Operation.product(smaller, larger));
                products.add(Operation.product(larger, smaller));
            }
            products.add(Operation.product(larger, larger));
        }
        return products;
    }

    private static List<Operation> inverses() {
        var inverses = new ArrayList<Operation>();
        for (int nimber = 1; nimber < INVERSES_BELOW; nimber++) {
            inverses.add(Operation.inverse(nimber));
        }
        return inverses;
    }
}
