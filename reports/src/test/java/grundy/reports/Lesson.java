package grundy.reports;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Exhibit;
import grundy.catalogue.Judged;
import grundy.catalogue.MexExplanation;
import grundy.catalogue.MexExplanation.Claim;
import grundy.catalogue.MexExplanation.Claim.Over;
import grundy.catalogue.MexExplanation.Claim.Says;
import grundy.catalogue.MexExplanation.FirstFew;
import grundy.catalogue.MexExplanation.Option;
import grundy.catalogue.MexExplanation.OwnOption;
import grundy.catalogue.SumExplanation;
import grundy.catalogue.SumExplanation.FirstMove;
import grundy.catalogue.SumExplanation.Heap;
import grundy.catalogue.SumExplanation.Reply;
import grundy.catalogue.takeandsplit.TakeAndSplit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Take-and-split worked out by the theory, so that sample reports hold real explanations. */
final class Lesson {

    private static final Check WINNERS = new TakeAndSplit().checks(42).get(1);
    private static final int[] VALUES = new int[201];

    static {
        for (int n = 1; n < VALUES.length; n++) {
            VALUES[n] = mex(n, Lesson::g).value();
        }
    }

    private Lesson() {}

    static int g(int heap) {
        return VALUES[heap];
    }

    static List<List<Integer>> moves(int heap) {
        List<List<Integer>> moves = new ArrayList<>();
        for (int taken = 1; taken <= Math.min(2, heap); taken++) {
            moves.add(heap == taken ? List.of() : List.of(heap - taken));
        }
        for (int a = 1; a <= heap - 2 - a; a++) {
            moves.add(List.of(a, heap - 2 - a));
        }
        return moves;
    }

    static MexExplanation mex(int heap, IntUnaryOperator values) {
        List<Option> options = moves(heap).stream()
                .map(pieces -> {
                    List<Integer> each =
                            pieces.stream().map(p -> values.applyAsInt(p)).toList();
                    return new Option(pieces, each, xor(each), null);
                })
                .toList();
        TreeSet<Integer> present =
                new TreeSet<>(options.stream().map(Option::value).toList());
        int mex = IntStream.iterate(0, i -> i + 1)
                .filter(i -> !present.contains(i))
                .findFirst()
                .orElseThrow();
        return new MexExplanation("mex", heap, options, List.copyOf(present), mex, "none", null, List.of(), null, null);
    }

    /** A wrong value, held against the values of a solution. */
    static MexExplanation mexAgainst(int heap, IntUnaryOperator own, boolean root) {
        MexExplanation right = mex(heap, Lesson::g);
        MexExplanation ownMex = mex(heap, own);
        return new MexExplanation(
                "mex",
                heap,
                right.options().stream().map(o -> against(o, own)).toList(),
                right.present(),
                right.value(),
                root ? "root" : "inherited",
                ownMex.value(),
                ownMex.present(),
                from(heap, own),
                claim(own.applyAsInt(heap), ownMex, ownMex.options().equals(right.options()) ? Over.RIGHT : Over.OWN));
    }

    /** The smaller wrong values that change an option. */
    static @Nullable FirstFew from(int heap, IntUnaryOperator own) {
        List<Integer> wrong = moves(heap).stream()
                .filter(pieces -> xorOf(pieces)
                        != xor(pieces.stream().map(own::applyAsInt).toList()))
                .flatMap(List::stream)
                .filter(n -> own.applyAsInt(n) != g(n))
                .distinct()
                .sorted()
                .toList();
        return few(wrong);
    }

    static @Nullable FirstFew few(List<Integer> numbers) {
        if (numbers.isEmpty()) {
            return null;
        }
        List<Integer> listed = numbers.stream().limit(5).toList();
        return new FirstFew(listed, numbers.size() - listed.size());
    }

    private static Option against(Option right, IntUnaryOperator own) {
        List<Integer> values = right.pieces().stream().map(own::applyAsInt).toList();
        return values.equals(right.values())
                ? right
                : new Option(
                        right.pieces(),
                        right.values(),
                        right.value(),
                        new OwnOption(values.stream().map(String::valueOf).toList(), xor(values)));
    }

    private static Claim claim(int answered, MexExplanation mex, Over over) {
        Option first = mex.options().stream()
                .filter(o -> o.value() == answered)
                .findFirst()
                .orElse(null);
        FirstFew missing = few(IntStream.range(0, Math.max(0, answered))
                .filter(i -> !mex.present().contains(i))
                .boxed()
                .toList());
        if (answered < 0) {
            return new Claim(over, Says.NEGATIVE, answered, null, null);
        } else if (first != null) {
            return new Claim(over, Says.OPTION, answered, first, null);
        }
        return new Claim(over, answered == mex.value() ? Says.MEX : Says.GAP, answered, null, missing);
    }

    static int xor(List<Integer> values) {
        return values.stream().reduce(0, (a, b) -> a ^ b);
    }

    static int xorOf(List<Integer> heaps) {
        return xor(heaps.stream().map(Lesson::g).toList());
    }

    /** 1 to 3 heaps of 0 to 8 stones: fewest heaps first, then fewest stones, then in lexicographic order. */
    static List<List<Integer>> positions() {
        return Stream.iterate(List.of(List.<Integer>of()), Lesson::oneHeapMore)
                .skip(1)
                .limit(3)
                .flatMap(List::stream)
                .sorted(Comparator.<List<Integer>>comparingInt(List::size)
                        .thenComparingInt(h -> h.stream().mapToInt(i -> i).sum())
                        .thenComparing(List::toString))
                .toList();
    }

    private static List<List<Integer>> oneHeapMore(List<List<Integer>> shorter) {
        return shorter.stream()
                .flatMap(h -> IntStream.rangeClosed(0, 8)
                        .mapToObj(n -> Stream.concat(h.stream(), Stream.of(n)).toList()))
                .toList();
    }

    static SumExplanation sum(List<Integer> heaps, SumExplanation.@Nullable AnsweredMove answered) {
        List<Integer> values = heaps.stream().map(Lesson::g).toList();
        int width =
                Math.max(1, 32 - Integer.numberOfLeadingZeros(values.stream().reduce(0, (a, b) -> a | b)));
        int xor = xor(values);
        List<FirstMove> all = firstMoves(heaps);
        return new SumExplanation(
                "sum",
                heaps.stream().map(h -> new Heap(h, g(h), bits(g(h), width))).toList(),
                width,
                xor,
                bits(xor, width),
                values.stream().mapToInt(i -> i).sum(),
                xor == 0 ? "second" : "first",
                31 - Integer.numberOfLeadingZeros(xor),
                all.stream().limit(12).toList(),
                Math.max(0, all.size() - 12),
                answered,
                null);
    }

    /** As the exercise explains it where this move was answered, or none: with the line of play in which that loses. */
    static SumExplanation refuted(List<Integer> heaps, Optional<List<Integer>> firstHeapBecomes) {
        Case asked = WINNERS.cases().stream()
                .filter(each -> heaps.equals(each.input().get("heaps")))
                .findFirst()
                .orElseThrow();
        Object answered = firstHeapBecomes.map(pieces -> List.of(0, pieces));
        Judged judged = Judged.of(asked, new Answer.Returned(answered));
        return (SumExplanation)
                WINNERS.explainer().explain(judged, List.of(judged), true).orElseThrow();
    }

    /** A board for heaps of 0 to 8 stones. */
    static Exhibit.Board board() {
        List<Integer> sizes = IntStream.rangeClosed(0, 8).boxed().toList();
        return new Exhibit.Board(
                "board",
                sizes.stream().map(Lesson::moves).toList(),
                sizes.stream().map(Lesson::g).toList());
    }

    private static String bits(int value, int width) {
        String digits = Integer.toBinaryString(value);
        return "0".repeat(width - digits.length()) + digits;
    }

    private static List<FirstMove> firstMoves(List<Integer> heaps) {
        List<FirstMove> all = new ArrayList<>();
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> pieces : moves(heaps.get(i))) {
                List<Integer> leaves = leaves(heaps, i, pieces);
                int xor = xorOf(leaves);
                all.add(new FirstMove(
                        i + 1, heaps.get(i), pieces, leaves, xor, xor == 0, xor == 0 ? null : reply(leaves)));
            }
        }
        return all;
    }

    static List<Integer> leaves(List<Integer> heaps, int index, List<Integer> pieces) {
        List<Integer> leaves = new ArrayList<>(heaps);
        leaves.remove(index);
        leaves.addAll(index, pieces);
        return leaves;
    }

    static @Nullable Reply reply(List<Integer> heaps) {
        for (int i = 0; i < heaps.size(); i++) {
            for (List<Integer> pieces : moves(heaps.get(i))) {
                if (xorOf(leaves(heaps, i, pieces)) == 0) {
                    return new Reply(i + 1, heaps.get(i), pieces, leaves(heaps, i, pieces));
                }
            }
        }
        return null;
    }
}
