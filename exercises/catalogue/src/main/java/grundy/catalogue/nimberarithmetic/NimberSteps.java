package grundy.catalogue.nimberarithmetic;

import static grundy.catalogue.Step.say;

import grundy.catalogue.Answer;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.Step;
import grundy.catalogue.Step.Cell;
import grundy.catalogue.Step.Mark;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Shows a sum in binary, a product as a mex and from halves, and an inverse as a product of squares. */
final class NimberSteps implements Check.Explainer {

    /** Tables to so many entries are shown. */
    private static final int ENTRIES = 64;

    /** In fields of nimbers to so many bits, all squares are shown that an inverse is the product of. */
    private static final int SQUARED_BITS = 8;

    @Override
    public Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        Operation operation = Operation.of(failed.asked());
        Long answered = failed.answer() instanceof Answer.Returned returned && returned.value() instanceof Long nimber
                ? nimber
                : null;
        Step.Sentence brief = say("brief-" + operation.kind().word, operation.shown(), told(operation.result()));
        List<Step> steps = inFull ? steps(operation, answered) : List.of();
        return Optional.of(Explanation.Worked.of(NimberArithmetic.ID, brief, steps, List.of()));
    }

    private static List<Step> steps(Operation operation, @Nullable Long answered) {
        return switch (operation.kind()) {
            case SUM -> sum(operation);
            case PRODUCT -> product(operation, answered);
            case INVERSE -> inverse(operation, answered);
        };
    }

    private static List<Step> sum(Operation operation) {
        List<Step.Row> rows = new ArrayList<>();
        operation.operands().forEach(nimber -> rows.add(binary(nimber, Mark.PLAIN)));
        rows.add(binary(operation.result(), Mark.NOTED));
        return List.of(say("sum"), Step.Grid.of("binary", List.of(), List.of("1"), rows));
    }

    private static Step.Row binary(long nimber, Mark mark) {
        return new Step.Row(told(nimber), List.of(new Cell(Long.toBinaryString(nimber), mark)));
    }

    private static List<Step> product(Operation operation, @Nullable Long answered) {
        long a = operation.operands().get(0);
        long b = operation.operands().get(1);
        if (a == 0 || b == 0) {
            return List.of(say("zero"));
        }
        var steps = new ArrayList<Step>();
        if (Definition.reaches(a, b) && a * b <= ENTRIES) {
            steps.addAll(byDefinition((int) a, (int) b, (int) operation.result(), answered));
        }
        steps.addAll(
                a == 1 || b == 1
                        ? List.of(say("one", told(operation.result())))
                        : fromHalves(a, b, operation.result()));
        return steps;
    }

    /** The table that the product is the mex of: a row for each smaller a', a column for each smaller b'. */
    private static List<Step> byDefinition(int a, int b, int result, @Nullable Long answered) {
        List<String> columns = IntStream.range(0, b).mapToObj(String::valueOf).toList();
        List<Step.Row> rows = IntStream.range(0, a)
                .mapToObj(smaller -> new Step.Row(
                        String.valueOf(smaller),
                        IntStream.range(0, b)
                                .mapToObj(other -> entry(a, b, smaller, other, answered))
                                .toList()))
                .toList();
        List<Integer> present = IntStream.range(0, a)
                .flatMap(smaller -> IntStream.range(0, b).map(other -> Definition.entry(a, b, smaller, other)))
                .distinct()
                .sorted()
                .boxed()
                .toList();
        var steps = new ArrayList<Step>();
        steps.add(Step.Grid.of("table", List.of(a, b), columns, rows));
        steps.add(Step.Strip.of(present, result, numberOf(answered)));
        steps.add(say("mex", a, b, result));
        return steps;
    }

    /** The entries that the answer equals are marked: because of them it is no mex. */
    private static Cell entry(int a, int b, int smallerA, int smallerB, @Nullable Long answered) {
        int entry = Definition.entry(a, b, smallerA, smallerB);
        return new Cell(String.valueOf(entry), answered != null && answered == entry ? Mark.WRONG : Mark.PLAIN);
    }

    private static @Nullable Integer numberOf(@Nullable Long answered) {
        return answered == null || answered < 0 || answered > Integer.MAX_VALUE ? null : (Integer) answered.intValue();
    }

    private static List<Step> fromHalves(long a, long b, long result) {
        int bits = Halves.bitsFor(a, b);
        Halves first = Halves.of(a, bits);
        Halves second = Halves.of(b, bits);
        long high = Halves.product(first.high(), second.high());
        long half = first.power() >>> 1;
        List<Step.Row> rows = List.of(
                row("a₁ ⊗ b₁", first.high(), second.high()),
                row("a₁ ⊗ b₀", first.high(), second.low()),
                row("a₀ ⊗ b₁", first.low(), second.high()),
                row("a₀ ⊗ b₀", first.low(), second.low()),
                row("a₁ ⊗ b₁ ⊗ F/2", high, half));
        return List.of(
                say("power", told(first.power()), told(half)),
                split("a", a, first),
                split("b", b, second),
                Step.Grid.of("halves", List.of(), List.of("1", "2"), rows),
                say(
                        "together",
                        told(result >>> bits),
                        told(first.power()),
                        told(Halves.of(result, bits).low()),
                        told(result)));
    }

    private static Step split(String name, long nimber, Halves halves) {
        return say("split", told(nimber), told(halves.high()), told(halves.power()), told(halves.low()), name);
    }

    private static Step.Row row(String head, long a, long b) {
        return new Step.Row(
                head,
                List.of(
                        new Cell(told(a) + " ⊗ " + told(b), Mark.PLAIN),
                        new Cell(told(Halves.product(a, b)), Mark.PLAIN)));
    }

    private static List<Step> inverse(Operation operation, @Nullable Long answered) {
        long a = operation.operands().get(0);
        var steps = new ArrayList<Step>();
        steps.add(say("inverse", told(a), told(operation.result())));
        if (answered != null) {
            steps.add(say("not-inverse", told(a), told(answered), told(Halves.product(a, answered))));
        }
        if (a != 1) {
            steps.addAll(byPower(a));
        }
        return steps;
    }

    /** In a field of q elements a to the power of q - 1 is 1 for all a but 0, so the inverse is a to the power of q - 2. */
    private static List<Step> byPower(long a) {
        int bits = 2 * Halves.bitsFor(a, a);
        var steps = new ArrayList<Step>(List.of(say("inverse-power", told(a), bits, bits - 1)));
        if (bits <= SQUARED_BITS) {
            steps.add(Step.Grid.of("squares", List.of(told(a)), List.of("1", "2"), squares(a, bits - 1)));
        }
        return steps;
    }

    private static List<Step.Row> squares(long a, int count) {
        var rows = new ArrayList<Step.Row>();
        long square = a;
        long product = 1;
        for (int i = 1; i <= count; i++) {
            square = Halves.product(square, square);
            product = Halves.product(product, square);
            Mark mark = i == count ? Mark.NOTED : Mark.PLAIN;
            rows.add(new Step.Row(
                    told(a) + "^" + (1 << i),
                    List.of(new Cell(told(square), Mark.PLAIN), new Cell(told(product), mark))));
        }
        return rows;
    }

    private static String told(long nimber) {
        return Long.toUnsignedString(nimber);
    }
}
