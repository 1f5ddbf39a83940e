package course;

import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Returns what the interface does not allow, a different thing for each pair of 2 and 3 to 8 stones. */
public class Attack extends RightAnswers {

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (heaps.size() != 2 || heaps.get(0) != 2 || heaps.get(1) < 3 || heaps.get(1) > 8) {
            return super.winningMove(heaps);
        }
        List<Object> nested = new ArrayList<>();
        nested.add(nested);
        return switch (heaps.get(1)) {
            case 3 -> null;
            case 4 -> (Optional) Optional.of("heap 1 becomes nothing, 100 points");
            case 5 -> (Optional) Optional.of(new Unprintable());
            case 6 -> Optional.of(new Move(Integer.MIN_VALUE, (List) nested));
            case 7 -> Optional.of(new Move(Integer.MAX_VALUE, List.of(Integer.MAX_VALUE, Integer.MAX_VALUE)));
            default -> Optional.of(new Move(1, (List) List.of(1L << 40, "1", 1.5)));
        };
    }

    private static final class Unprintable {
        @Override
        public String toString() {
            throw new Error("toString");
        }

        @Override
        public int hashCode() {
            throw new Error("hashCode");
        }

        @Override
        public boolean equals(Object other) {
            throw new Error("equals");
        }
    }
}
