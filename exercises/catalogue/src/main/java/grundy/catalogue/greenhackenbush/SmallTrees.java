package grundy.catalogue.greenhackenbush;

import grundy.games.HackenbushTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** All trees of few vertices, the smallest first. */
final class SmallTrees {

    /** Every numbering of trees to so many vertices is asked: 1, 2, 9, 64 and 625 (A. Cayley, 1889). */
    static final int VERTICES = 5;

    private SmallTrees() {}

    static List<HackenbushTree> all() {
        var trees = new ArrayList<HackenbushTree>();
        for (int vertices = 1; vertices <= VERTICES; vertices++) {
            addAll(new int[vertices], 0, trees);
        }
        addGrowing(new int[VERTICES + 1], 0, trees);
        return trees;
    }

    /** Every vertex, or none, below each; those among them that are trees. */
    private static void addAll(int[] parent, int vertex, List<HackenbushTree> trees) {
        if (vertex == parent.length) {
            if (isTree(parent)) {
                trees.add(HackenbushTree.of(parent));
            }
            return;
        }
        for (int below = HackenbushTree.GROUND; below < parent.length; below++) {
            parent[vertex] = below;
            addAll(parent, vertex + 1, trees);
        }
    }

    private static boolean isTree(int[] parent) {
        return Arrays.stream(parent)
                                .filter(below -> below == HackenbushTree.GROUND)
                                .count()
                        == 1
                && Arrays.stream(parent).allMatch(below -> standsOnGround(below, parent));
    }

    private static boolean standsOnGround(int vertex, int[] parent) {
        int at = vertex;
        for (int steps = 0; at != HackenbushTree.GROUND; steps++) {
            if (steps == parent.length) {
                return false;
            }
            at = parent[at];
        }
        return true;
    }

    /** Those in which every vertex stands on one with a smaller number, which are all up to the numbering. */
    private static void addGrowing(int[] parent, int vertex, List<HackenbushTree> trees) {
        if (vertex == parent.length) {
            trees.add(HackenbushTree.of(parent));
            return;
        }
        for (int below = vertex == 0 ? HackenbushTree.GROUND : 0; below < vertex; below++) {
            parent[vertex] = below;
            addGrowing(parent, vertex + 1, trees);
        }
    }
}
