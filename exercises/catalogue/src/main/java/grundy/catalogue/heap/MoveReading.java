package grundy.catalogue.heap;

import grundy.catalogue.Answer;
import grundy.catalogue.judging.PlainValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a returned value says about a move. */
sealed interface MoveReading {

    /** The empty Optional. */
    record NoMove() implements MoveReading {}

    /**
     * A move, legal or not; the heap is counted from 0.
     *
     * @param believedSize how many stones a program says that the heap has, or null where nothing is said
     */
    record Named(
            int heapIndex, List<Integer> pieces, @Nullable Integer believedSize) implements MoveReading {
        public Named {
            pieces = List.copyOf(pieces);
        }
    }

    /** Not even a move, and why. */
    record Unreadable(String why) implements MoveReading {}

    static MoveReading of(@Nullable Object value) {
        if (value instanceof Answer.Garbled garbled) {
            return new Unreadable(garbled.why());
        }
        if (!(value instanceof Optional<?> answered)) {
            return new Unreadable(PlainValue.describe(value) + " instead of an Optional");
        } else if (answered.isEmpty()) {
            return new NoMove();
        }
        Object move = answered.get();
        if (!(move instanceof List<?> parts) || parts.size() < 2 || parts.size() > 3) {
            return new Unreadable("an Optional that holds " + PlainValue.describe(move) + " instead of a Move");
        } else if (!(parts.get(0) instanceof Integer heapIndex)) {
            return new Unreadable("heapIndex is " + PlainValue.describe(parts.get(0)));
        } else if (!(parts.get(1) instanceof List<?> pieces)) {
            return new Unreadable("pieces is " + PlainValue.describe(parts.get(1)));
        } else {
            return of(heapIndex, pieces, parts.size() == 3 && parts.get(2) instanceof Integer size ? size : null);
        }
    }

    private static MoveReading of(int heapIndex, List<?> pieces, @Nullable Integer believedSize) {
        var sizes = new ArrayList<Integer>(pieces.size());
        for (Object piece : pieces) {
            if (!(piece instanceof Integer size)) {
                return new Unreadable("a piece is " + PlainValue.describe(piece));
            }
            sizes.add(size);
        }
        return new Named(heapIndex, sizes, believedSize);
    }

    /** What an answer says about a move; empty where it says nothing readable. */
    static Optional<Named> namedBy(Answer answer) {
        return answer instanceof Answer.Returned returned && of(returned.value()) instanceof Named named
                ? Optional.of(named)
                : Optional.empty();
    }
}
