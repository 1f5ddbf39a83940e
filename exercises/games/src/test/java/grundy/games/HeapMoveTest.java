package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HeapMoveTest {

    @Test
    void piecesStandWhereTheHeapStood() {
        List<Integer> heaps = List.of(5, 10, 3);
        assertEquals(List.of(4, 10, 3), new HeapMove(0, List.of(4)).applyTo(heaps));
        assertEquals(List.of(5, 4, 4, 3), new HeapMove(1, List.of(4, 4)).applyTo(heaps));
        assertEquals(List.of(5, 10), new HeapMove(2, List.of()).applyTo(heaps));
        assertEquals(List.of(), new HeapMove(0, List.of()).applyTo(List.of(1)));
    }

    @Test
    void theSumItselfIsNotChanged() {
        var heaps = new ArrayList<>(List.of(5, 3));
        List<Integer> after = new HeapMove(0, List.of(1, 2)).applyTo(heaps);
        after.add(9);
        assertEquals(List.of(5, 3), heaps);
        assertEquals(List.of(1, 2, 3, 9), after);
    }

    @Test
    void aMoveIsToldInTheLessonsWords() {
        List<Integer> heaps = List.of(2, 10, 1);
        assertEquals("heap 1 (size 2) becomes 1", new HeapMove(0, List.of(1)).describe(heaps));
        assertEquals("heap 2 (size 10) becomes 4 and 4", new HeapMove(1, List.of(4, 4)).describe(heaps));
        assertEquals("heap 3 (size 1) becomes nothing (heap removed)", new HeapMove(2, List.of()).describe(heaps));
    }

    @Test
    void laterChangesOfThePiecesDoNotReachTheMove() {
        var pieces = new ArrayList<>(List.of(1, 2));
        var move = new HeapMove(0, pieces);
        pieces.clear();
        assertEquals(List.of(1, 2), move.pieces());
    }

    @Test
    void aHeapThatIsNotThereIsRefused() {
        var e = assertThrows(IllegalArgumentException.class, () -> new HeapMove(-1, List.of()));
        assertEquals("heaps are counted from 0, not from -1", e.getMessage());
        var move = new HeapMove(2, List.of());
        assertThrows(IndexOutOfBoundsException.class, () -> move.applyTo(List.of(1, 2)));
        assertThrows(IndexOutOfBoundsException.class, () -> move.describe(List.of(1, 2)));
    }
}
