package grundy.exercises;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class MoveTest {

    @Test
    void aMoveIsWhatItSays() {
        var move = new Move(1, List.of(4, 4));
        assertEquals(1, move.heapIndex());
        assertEquals(List.of(4, 4), move.pieces());
        assertEquals(new Move(1, List.of(4, 4)), move);
        assertNotEquals(new Move(0, List.of(4, 4)), move);
        assertNotEquals(new Move(1, List.of(4)), move);
    }

    @Test
    @SuppressWarnings("NullAway") // null is what is tried
    void noListOfPiecesIsRefused() {
        assertThrows(NullPointerException.class, () -> new Move(0, null));
    }

    @Test
    void anIllegalMoveIsKeptAsItIs() {
        var move = new Move(-7, Arrays.asList(null, 0, -3, Integer.MAX_VALUE));
        assertEquals(-7, move.heapIndex());
        assertEquals(Arrays.asList(null, 0, -3, Integer.MAX_VALUE), move.pieces());
    }

    @Test
    void laterChangesOfTheGivenListDoNotReachTheMove() {
        var pieces = new ArrayList<>(List.of(1, 2));
        var move = new Move(0, pieces);
        pieces.set(0, 9);
        pieces.add(3);
        assertEquals(List.of(1, 2), move.pieces());
    }

    @Test
    void thePiecesOfAMoveCannotBeChanged() {
        List<Integer> pieces = new Move(0, new ArrayList<>(List.of(1, 2))).pieces();
        assertThrows(UnsupportedOperationException.class, () -> pieces.add(3));
        assertThrows(UnsupportedOperationException.class, () -> pieces.set(0, 3));
        assertThrows(UnsupportedOperationException.class, pieces::clear);
    }
}
