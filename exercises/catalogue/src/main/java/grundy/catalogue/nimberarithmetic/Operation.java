package grundy.catalogue.nimberarithmetic;

import grundy.catalogue.Case;
import grundy.catalogue.Question;
import grundy.games.Nimbers;
import java.util.List;
import java.util.stream.Collectors;

/**
 * One operation on nimbers, which is asked.
 *
 * @param kind what is done
 * @param operands two of them, or one for an inverse
 */
record Operation(Kind kind, List<Long> operands) {

    /** What can be done with nimbers. */
    enum Kind {
        SUM("sum", "add"),
        PRODUCT("product", "multiply"),
        INVERSE("inverse", "inverse");

        /** The word for it. */
        final String word;

        /** The method that does it. */
        final String method;

        Kind(String word, String method) {
            this.word = word;
            this.method = method;
        }
    }

    Operation {
        operands = List.copyOf(operands);
    }

    static Operation sum(long a, long b) {
        return new Operation(Kind.SUM, List.of(a, b));
    }

    static Operation product(long a, long b) {
        return new Operation(Kind.PRODUCT, List.of(a, b));
    }

    static Operation inverse(long a) {
        return new Operation(Kind.INVERSE, List.of(a));
    }

    /** What a case asks. */
    static Operation of(Case asked) {
        List<Long> operands =
                asked.question().arguments().stream().map(Long.class::cast).toList();
        for (Kind kind : Kind.values()) {
            if (kind.method.equals(asked.question().method())) {
                return new Operation(kind, operands);
            }
        }
        throw new IllegalArgumentException("no operation on nimbers: " + asked.question());
    }

    Question question() {
        return new Question(kind.method, List.copyOf(operands));
    }

    /** Such as {@code 4 ⊗ 4}, without signs of numbers. */
    String shown() {
        return operands.stream()
                .map(Long::toUnsignedString)
                .collect(Collectors.joining(kind == Kind.SUM ? " ⊕ " : " ⊗ "));
    }

    /**
     * The right answer; two witnesses agree about it.
     *
     * @throws IllegalStateException if they do not: a fault of ours
     */
    long result() {
        long first = operands.get(0);
        long result =
                switch (kind) {
                    case SUM -> Nimbers.add(first, operands.get(1));
                    case PRODUCT -> Nimbers.multiply(first, operands.get(1));
                    case INVERSE -> Nimbers.inverse(first);
                };
        if (!isWitnessed(result)) {
            throw new IllegalStateException("two witnesses differ about " + kind + " " + shown());
        }
        return result;
    }

    private boolean isWitnessed(long result) {
        return switch (kind) {
            case SUM -> Definition.sumAgrees(operands.get(0), operands.get(1), result);
            case PRODUCT ->
                Definition.productAgrees(operands.get(0), operands.get(1), result)
                        && Halves.product(operands.get(0), operands.get(1)) == result;
            case INVERSE -> Halves.product(operands.get(0), result) == 1;
        };
    }
}
