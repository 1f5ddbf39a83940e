package grundy.catalogue.takeandsplit;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What a wrong solution answers where it claims a win and finds no move. The first is the one of the ground truth. */
enum Fallback implements HeapGameSolver {
    /** A move in a heap that does not exist: present, so that it says "first", and no move at all. */
    NO_SUCH_HEAP {
        @Override
        Optional<Move> answer(int[] sizes) {
            return Optional.of(new Move(-1, List.of()));
        }
    },
    /** Nothing, which says "second". */
    NOTHING {
        @Override
        Optional<Move> answer(int[] sizes) {
            return Optional.empty();
        }
    },
    /** Null, in place of nothing. */
    NULL {
        @Override
        @SuppressWarnings("NullAway") // null is one of the mistakes
        Optional<Move> answer(int[] sizes) {
            return null;
        }
    },
    /** An exception. */
    EXCEPTION {
        @Override
        Optional<Move> answer(int[] sizes) {
            throw new IllegalStateException("no move found");
        }
    },
    /** One stone of the first heap that has any: legal, and right only by luck. */
    FIRST_STONE {
        @Override
        Optional<Move> answer(int[] sizes) {
            return take(first(sizes), 1, sizes);
        }
    },
    /** One stone of the last heap that has any. */
    LAST_STONE {
        @Override
        Optional<Move> answer(int[] sizes) {
            return take(last(sizes), 1, sizes);
        }
    },
    /** One stone of the largest heap. */
    STONE_OF_LARGEST {
        @Override
        Optional<Move> answer(int[] sizes) {
            return take(largest(sizes), 1, sizes);
        }
    },
    /** Two stones of the first heap that has as many, or else one. */
    FIRST_TWO_STONES {
        @Override
        Optional<Move> answer(int[] sizes) {
            int first = first(sizes);
            return take(first, first < 0 ? 0 : Math.min(2, sizes[first]), sizes);
        }
    },
    /** The first heap as a whole, which is seldom legal. */
    FIRST_HEAP {
        @Override
        Optional<Move> answer(int[] sizes) {
            return Optional.of(new Move(0, List.of()));
        }
    };

    abstract Optional<Move> answer(int[] sizes);

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        return answer(heaps.stream().mapToInt(Integer::intValue).toArray());
    }

    /** Values are never a matter of last resorts. */
    @Override
    public int grundy(int heap) {
        throw new UnsupportedOperationException("answers positions only");
    }

    private static Optional<Move> take(int index, int stones, int[] sizes) {
        if (index < 0) {
            return NO_SUCH_HEAP.answer(sizes);
        }
        int rest = sizes[index] - stones;
        return Optional.of(new Move(index, rest == 0 ? List.of() : List.of(rest)));
    }

    /** The first heap that is not empty; -1 where there is none, as below. */
    private static int first(int[] sizes) {
        return withStones(sizes).findFirst().orElse(-1);
    }

    private static int last(int[] sizes) {
        return withStones(sizes).max().orElse(-1);
    }

    private static IntStream withStones(int[] sizes) {
        return IntStream.range(0, sizes.length).filter(i -> sizes[i] > 0);
    }

    /** The first of the largest. */
    private static int largest(int[] sizes) {
        return withStones(sizes)
                .reduce((best, i) -> sizes[i] > sizes[best] ? i : best)
                .orElse(-1);
    }
}
