package grundy.catalogue;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Why a heap has its Grundy value, and how an answer stands to it.
 *
 * @param kind always {@code mex}
 * @param heap the number of stones
 * @param options what a move can leave, with the value of each; left out where it is brief
 * @param present the different values among the options, growing
 * @param value the mex
 * @param departure {@code root} where the answer does not even follow from the earlier answers, {@code inherited}
 *     where it does, {@code none} where there is no number to compare
 * @param valueFromOwn the mex over the answers given for smaller heaps, or null where one of them is missing
 * @param ownPresent the different values that the options have by those answers, growing; empty where one is missing
 * @param from the smaller heaps whose answers are not right and give an option another value, or
 *     null where there is none, or where they were not asked for
 * @param claim what the answer would mean, or null where there is no number
 */
public record MexExplanation(
        String kind,
        int heap,
        List<Option> options,
        List<Integer> present,
        int value,
        String departure,
        @Nullable Integer valueFromOwn,
        List<Integer> ownPresent,
        @Nullable FirstFew from,
        @Nullable Claim claim)
        implements Explanation {
    public MexExplanation {
        options = List.copyOf(options);
        present = List.copyOf(present);
        ownPresent = List.copyOf(ownPresent);
    }

    @Override
    public MexExplanation withoutSolution() {
        return this;
    }

    /**
     * One option of a heap.
     *
     * @param pieces the heaps that are left
     * @param values their values
     * @param value the XOR of these
     * @param own the same by the answers given for these heaps, or null where those are right or were not asked for
     */
    public record Option(
            List<Integer> pieces,
            List<Integer> values,
            int value,
            @Nullable OwnOption own) {
        public Option {
            pieces = List.copyOf(pieces);
            values = List.copyOf(values);
        }
    }

    /**
     * An option by the answers of the solution. Where nothing is left, that is its answer for a heap of 0.
     *
     * @param values what was answered for each heap that is left: a number, or a word such as {@code timeout}
     * @param value the XOR of these, or null where one is no number
     */
    public record OwnOption(List<String> values, @Nullable Integer value) {
        public OwnOption {
            values = List.copyOf(values);
        }
    }

    /**
     * What an answer would mean, if it were the mex.
     *
     * @param over whose values the options have
     * @param says which of the four things holds
     * @param value the answer
     * @param option the first option that has this value, or null where none has
     * @param missing for a {@link Says#GAP} the smaller numbers that no option has; else null
     */
    public record Claim(
            Over over,
            Says says,
            int value,
            @Nullable Option option,
            @Nullable FirstFew missing) {
        public Claim {
            if ((says == Says.OPTION) != (option != null) || (says == Says.GAP) != (missing != null)) {
                throw new IllegalArgumentException(says + " of " + value + ", with " + option + " and " + missing);
            }
        }

        /** Whose values a claim is about. */
        public enum Over {
            /** Those that follow from the solution's own answers. */
            OWN,
            /** The right ones: the solution's own are the same, or one of them is missing. */
            RIGHT
        }

        /** What a claim amounts to; exactly one holds. */
        public enum Says {
            /** The answer is the mex. */
            MEX,
            /** It is below 0, as no mex is. */
            NEGATIVE,
            /** An option has this value. */
            OPTION,
            /** No option has it, and there are smaller numbers that none has. */
            GAP
        }
    }

    /**
     * The first few of some numbers.
     *
     * @param numbers the smallest of them, growing; at least one
     * @param more how many further there are
     */
    public record FirstFew(List<Integer> numbers, int more) {
        public FirstFew {
            numbers = List.copyOf(numbers);
            if (numbers.isEmpty() || more < 0) {
                throw new IllegalArgumentException("the first of no number, or " + more + " more");
            }
        }
    }
}
