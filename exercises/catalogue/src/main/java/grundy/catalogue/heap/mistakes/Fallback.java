package grundy.catalogue.heap.mistakes;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/** What a wrong solution answers where it claims a win and finds no move. The first is the one of the ground truth. */
enum Fallback {
    /** A move in a heap that does not exist: present, so that it says "first", and no move at all. */
    NO_SUCH_HEAP {
        @Override
        Optional<Move> answer(Options options, int[] sizes) {
            return Optional.of(new Move(-1, List.of()));
        }
    },
    /** Nothing, which says "second". */
    NOTHING {
        @Override
        Optional<Move> answer(Options options, int[] sizes) {
            return Optional.empty();
        }
    },
    /** Null, in place of nothing. */
    NULL {
        @Override
        @SuppressWarnings("NullAway") // null is one of the mistakes
        Optional<Move> answer(Options options, int[] sizes) {
            return null;
        }
    },
    /** An exception. */
    EXCEPTION {
        @Override
        Optional<Move> answer(Options options, int[] sizes) {
            throw new IllegalStateException("no move found");
        }
    },
    /** The first option of the first heap that has any: legal, and right only by luck. */
    FIRST_LEGAL {
        @Override
        Optional<Move> answer(Options options, int[] sizes) {
            return legal(options, sizes, (a, b) -> a, 1);
        }
    },
    /** The first option of the last heap that has any. */
    LAST_LEGAL {
        @Override
        Optional<Move> answer(Options options, int[] sizes) {
            return legal(options, sizes, (a, b) -> b, 1);
        }
    },
    /** The first option of the largest heap that has any. */
    LEGAL_IN_LARGEST {
        @Override
        Optional<Move> answer(Options options, int[] sizes) {
            return legal(options, sizes, (a, b) -> sizes[b] > sizes[a] ? b : a, 1);
        }
    },
    /** The second option of the first heap that has any, or else its only one. */
    SECOND_LEGAL {
        @Override
        Optional<Move> answer(Options options, int[] sizes) {
            return legal(options, sizes, (a, b) -> a, 2);
        }
    },
    /** The first heap as a whole, which is seldom legal. */
    FIRST_HEAP {
        @Override
        Optional<Move> answer(Options options, int[] sizes) {
            return Optional.of(new Move(0, List.of()));
        }
    };

    /** Answers, where these are the options that there are. */
    abstract Optional<Move> answer(Options options, int[] sizes);

    /** Answers it always. */
    HeapGameSolver always(Rule rule) {
        return new Always(this, rule.options());
    }

    private record Always(Fallback fallback, Options options) implements HeapGameSolver {
        @Override
        public Optional<Move> winningMove(List<Integer> heaps) {
            return fallback.answer(
                    options, heaps.stream().mapToInt(Integer::intValue).toArray());
        }

        /** Values are never a matter of last resorts. */
        @Override
        public int grundy(int heap) {
            throw new UnsupportedOperationException("answers positions only");
        }
    }

    /** The n-th option, or the last before it, of the preferred heap among those that have any. */
    private static Optional<Move> legal(Options options, int[] sizes, IntBinaryOperator preferred, int nth) {
        var heap = IntStream.range(0, sizes.length)
                .filter(i -> options.visit(sizes[i], new FirstOptions(1)))
                .reduce(preferred);
        if (heap.isEmpty()) {
            return NO_SUCH_HEAP.answer(options, sizes);
        }
        var first = new FirstOptions(nth);
        options.visit(sizes[heap.getAsInt()], first);
        return Optional.of(new Move(heap.getAsInt(), first.last()));
    }
}
