package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HackenbushTest {

    @Test
    void knownValues() {
        assertEquals(3, HackenbushTree.of(-1, 0, 1, 2).value());
        assertEquals(1, HackenbushTree.of(-1, 0, 1, 1).value());
        assertEquals(3, HackenbushTree.of(-1, 0, 1, 2, 2, 2).value());
    }

    @Test
    void searchAgreesWithTheColonPrinciple() {
        var random = new Random(5);
        var search = new HackenbushSearch();
        for (int round = 0; round < 200; round++) {
            int[] parent = new int[1 + random.nextInt(10)];
            for (int v = 0; v < parent.length; v++) {
                parent[v] = v - 1 - (v == 0 ? 0 : random.nextInt(v));
            }
            HackenbushTree tree = HackenbushTree.of(parent);
            assertEquals(search.value(tree), tree.value(), tree::toString);
        }
    }

    @Test
    void cutLeavesWhatIsJoinedToTheGround() {
        HackenbushTree tree = HackenbushTree.of(2, 0, -1, 2);
        assertEquals("{1, -1, 1}", tree.without(1).toString());
        assertEquals("{-1, 0}", tree.without(0).toString());
        assertEquals(List.of(1, 2, 0, 1), tree.heights());
    }

    @Test
    void whatIsNoTreeWithOneGroundIsRefused() {
        for (int[] parent : new int[][] {{}, {-1, -1}, {1, 0}, {-1, 1}, {-1, 7}}) {
            assertThrows(IllegalArgumentException.class, () -> HackenbushTree.of(parent));
        }
    }
}
