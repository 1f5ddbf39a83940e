package grundy.catalogue;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The computation behind a right answer, as data; words and pictures are made of it elsewhere.
 *
 * <p>Each kind is a record whose first component, {@code kind}, names it.
 */
public sealed interface Explanation {

    /** The word that a template knows it by. */
    String kind();

    /** The same without anything that names a winning move. */
    Explanation withoutSolution();

    /**
     * Why a sum of heaps is won or lost.
     *
     * @param kind always {@code sum}
     * @param heaps each heap with its value
     * @param width how many binary digits each value is written with, 1 or more
     * @param xor the XOR of the values
     * @param xorBits {@code xor} in {@code width} binary digits
     * @param valueSum what adding the values would give
     * @param winner {@code first} or {@code second}
     * @param decidingBit the highest bit of the XOR, counted from 0 for the units; -1 where the XOR is 0
     * @param firstMoves what the first player can do, each with the reply that wins where there is one; limited in number
     * @param moreMoves how many further first moves were left out
     * @param answerNote what is wrong with the very move that was answered, or null where no move was
     * @param line the line of play in which the answer loses; null where it is right, names no winner, has no legal move to
     *     begin with, or is about a position that is too large to be searched
     */
    record Sum(
            String kind,
            List<Heap> heaps,
            int width,
            int xor,
            String xorBits,
            int valueSum,
            String winner,
            int decidingBit,
            List<FirstMove> firstMoves,
            int moreMoves,
            @Nullable AnsweredMove answerNote,
            @Nullable LineOfPlay line)
            implements Explanation {
        public Sum {
            heaps = List.copyOf(heaps);
            firstMoves = List.copyOf(firstMoves);
        }

        @Override
        public Sum withoutSolution() {
            return new Sum(
                    kind,
                    heaps,
                    width,
                    xor,
                    xorBits,
                    valueSum,
                    winner,
                    decidingBit,
                    List.of(),
                    moreMoves + firstMoves.size(),
                    answerNote == null ? null : answerNote.withoutReply(),
                    null);
        }
    }

    /**
     * A right answer worked out step by step.
     *
     * @param kind always {@code worked}
     * @param exercise whose texts say the sentences
     * @param brief in one line, or null where there is nothing to say in one
     * @param steps from the question to the right answer
     * @param solution further steps, which name a winning move
     */
    record Worked(String kind, String exercise, Step.@Nullable Sentence brief, List<Step> steps, List<Step> solution)
            implements Explanation {
        public Worked {
            steps = List.copyOf(steps);
            solution = List.copyOf(solution);
        }

        /** A worked answer, see {@link Worked}. */
        public static Worked of(
                String exercise,
                Step.@Nullable Sentence brief,
                List<? extends Step> steps,
                List<? extends Step> solution) {
            return new Worked("worked", exercise, brief, List.copyOf(steps), List.copyOf(solution));
        }

        @Override
        public Worked withoutSolution() {
            return new Worked(kind, exercise, brief, steps, List.of());
        }
    }

    /** One heap of a sum: its size, its Grundy value, and that value in binary. */
    record Heap(int size, int value, String bits) {}

    /**
     * A first move and what follows.
     *
     * @param heap which heap, counted from 1
     * @param size its size before the move
     * @param pieces what it becomes
     * @param leaves all heaps after the move
     * @param xor the XOR of the values after the move
     * @param wins whether the move wins, that is, leaves XOR 0
     * @param reply the other player's winning answer, or null where the move wins
     */
    record FirstMove(
            int heap,
            int size,
            List<Integer> pieces,
            List<Integer> leaves,
            int xor,
            boolean wins,
            @Nullable Reply reply) {
        public FirstMove {
            pieces = List.copyOf(pieces);
            leaves = List.copyOf(leaves);
        }
    }

    /** The reply that restores XOR 0: heap counted from 1, its size before, what it becomes, all heaps after. */
    record Reply(int heap, int size, List<Integer> pieces, List<Integer> leaves) {
        public Reply {
            pieces = List.copyOf(pieces);
            leaves = List.copyOf(leaves);
        }
    }

    /**
     * The move that was answered, and what it runs into.
     *
     * @param text the move in words
     * @param fault why it is illegal, or null where it is legal
     * @param leaves all heaps after it; empty where it is illegal
     * @param xor the XOR after it; -1 where it is illegal
     * @param reply the reply that wins against it, or null
     */
    record AnsweredMove(
            String text,
            @Nullable String fault,
            List<Integer> leaves,
            int xor,
            @Nullable Reply reply) {
        public AnsweredMove {
            leaves = List.copyOf(leaves);
        }

        private AnsweredMove withoutReply() {
            return new AnsweredMove(text, fault, leaves, xor, null);
        }
    }

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
    record Mex(
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
        public Mex {
            options = List.copyOf(options);
            present = List.copyOf(present);
            ownPresent = List.copyOf(ownPresent);
        }

        @Override
        public Mex withoutSolution() {
            return this;
        }
    }

    /**
     * One option of a heap.
     *
     * @param pieces the heaps that are left
     * @param values their values
     * @param value the XOR of these
     * @param own the same by the answers given for these heaps, or null where those are right or were not asked for
     */
    record Option(
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
    record OwnOption(List<String> values, @Nullable Integer value) {
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
    record Claim(
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
    record FirstFew(List<Integer> numbers, int more) {
        public FirstFew {
            numbers = List.copyOf(numbers);
            if (numbers.isEmpty() || more < 0) {
                throw new IllegalArgumentException("the first of no number, or " + more + " more");
            }
        }
    }
}
