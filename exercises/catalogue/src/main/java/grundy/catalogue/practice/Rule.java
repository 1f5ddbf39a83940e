package grundy.catalogue.practice;

import grundy.catalogue.Sheet;
import grundy.games.GrundyTable;
import grundy.games.OctalGame;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game like take-and-split: a move takes one of two numbers of stones from a heap, or takes a third and splits what is left of
 * the heap into two heaps, neither of them empty.
 *
 * @param less the smaller number that may be taken
 * @param more the larger one
 * @param split what is taken before the rest is split
 */
public record Rule(int less, int more, int split) {

    /** Take-and-split itself, octal game 0.37. */
    public static final Rule LESSON = new Rule(1, 2, 2);

    /** The most stones that a move takes. */
    private static final int MOST = 7;

    private static final int TAKES = 3;
    private static final int SPLITS = 4;

    public Rule {
        if (less < 1 || more <= less || more > MOST || split < 1 || split > MOST) {
            throw new IllegalArgumentException(less + ", " + more + ", " + split);
        }
    }

    /** Any rule. */
    public static Rule draw(Random random) {
        int less = 1 + random.nextInt(MOST - 1);
        int more = less + 1 + random.nextInt(MOST - less);
        return new Rule(less, more, 1 + random.nextInt(MOST));
    }

    /** The rule with this {@link #code}. */
    public static Rule of(String code) {
        int[] digits = code.chars().skip(2).map(c -> Character.digit(c, 8)).toArray();
        int[] taken = IntStream.range(0, digits.length)
                .filter(i -> (digits[i] & TAKES) != 0)
                .map(i -> i + 1)
                .toArray();
        int split = IntStream.range(0, digits.length)
                .filter(i -> (digits[i] & SPLITS) != 0)
                .map(i -> i + 1)
                .sum();
        return new Rule(taken[0], taken[1], split);
    }

    /** The octal code, such as {@code 0.37}. */
    public String code() {
        return code(SPLITS);
    }

    private String code(int splits) {
        return IntStream.rangeClosed(1, Math.max(more, split))
                .map(taken -> (taken == less || taken == more ? TAKES : 0) + (taken == split ? splits : 0))
                .mapToObj(String::valueOf)
                .collect(Collectors.joining("", "0.", ""));
    }

    /** The values to a heap size, with what each move can leave. */
    public GrundyTable table(int maxHeap) {
        return GrundyTable.of(OctalGame.parse(code()), maxHeap);
    }

    /** The same where nobody splits. */
    public GrundyTable tableWithoutSplits(int maxHeap) {
        return GrundyTable.of(OctalGame.parse(code(0)), maxHeap);
    }

    /** For a {@link Sheet}: what a move is. */
    public String inWords() {
        return "A move takes **" + less + (less == 1 ? " stone" : " stones") + "** from one heap; or it takes **" + more
                + " stones**; or it takes **" + split + (split == 1 ? " stone" : " stones")
                + " and splits** what is left of that heap into two heaps, neither of them empty. Whoever cannot move loses.";
    }
}
