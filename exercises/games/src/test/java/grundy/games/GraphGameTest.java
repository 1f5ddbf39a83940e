package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class GraphGameTest {

    @Test
    void valuesAreFoundInAnyOrderOfTheVertices() {
        assertEquals(
                List.of(2, 1, 0), GraphGame.of(new int[][] {{1, 2}, {2}, {}}).values());
        assertEquals(
                List.of(0, 1, 2), GraphGame.of(new int[][] {{}, {0}, {1, 0, 0}}).values());
        assertEquals(List.of(2, 1, 0), GraphGame.of(new int[][] {{1}, {2}, {}}).heights());
    }

    @Test
    void cycleIsFoundWhereverItIs() {
        assertEquals(List.of(1, 2), GraphGame.of(new int[][] {{}, {2}, {1}}).cycle());
        assertEquals(List.of(1), GraphGame.of(new int[][] {{1}, {1}}).cycle());
        assertEquals(List.of(), GraphGame.of(new int[][] {{1}, {}}).cycle());
        GraphGame cyclic = GraphGame.of(new int[][] {{1}, {2}, {0, 3}, {}});
        assertFalse(cyclic.isAcyclic());
        assertThrows(IllegalArgumentException.class, cyclic::values);
        assertThrows(IllegalArgumentException.class, cyclic::heights);
    }

    @Test
    void arrowToNoVertexIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> GraphGame.of(new int[][] {{1}}));
    }
}
