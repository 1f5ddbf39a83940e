package course;

import grundy.exercises.Move;
import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Returns moves whose pieces lie, one kind of lie for each pair of 2 and 3 to 8 stones. */
public class Attack extends RightAnswers {

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (heaps.size() == 2 && heaps.get(0) == 2 && heaps.get(1) >= 3 && heaps.get(1) <= 8) {
            return Optional.of(new Move(1, new Lie(heaps.get(1))));
        }
        return super.winningMove(heaps);
    }

    private static final class Lie extends AbstractList<Integer> {
        private final int kind;
        private int sizes;

        Lie(int kind) {
            this.kind = kind;
        }

        @Override
        public int size() {
            return switch (kind) {
                case 3 -> Integer.MAX_VALUE;
                case 4 -> -1;
                case 5 -> ++sizes;
                default -> 2;
            };
        }

        @Override
        public Integer get(int index) {
            return switch (kind) {
                case 6 -> throw new IndexOutOfBoundsException("lying");
                case 7 -> null;
                default -> 1;
            };
        }

        @Override
        public Iterator<Integer> iterator() {
            return kind == 8 ? Stream.iterate(1, n -> n + 1).iterator() : super.iterator();
        }
    }
}
