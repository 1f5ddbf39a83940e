package grundy.catalogue.takeandsplit;

import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

/** What a wrong solution answers where it claims a win and finds no move. */
enum Fallback {
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
            for (int i = 0; i < sizes.length; i++) {
                if (sizes[i] > 0) {
                    return Optional.of(new Move(i, sizes[i] == 1 ? List.of() : List.of(sizes[i] - 1)));
                }
            }
            return NO_SUCH_HEAP.answer(sizes);
        }
    };

    /** All but the one that is counted in the ground truth. */
    static final List<Fallback> OTHERS = List.of(NOTHING, EXCEPTION, FIRST_STONE);

    abstract Optional<Move> answer(int[] sizes);
}
