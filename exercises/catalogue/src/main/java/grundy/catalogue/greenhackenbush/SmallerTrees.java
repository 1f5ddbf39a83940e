package grundy.catalogue.greenhackenbush;

import grundy.games.HackenbushTree;
import java.util.ArrayList;
import java.util.List;

/** Smaller trees than one that is answered wrong: what cuts leave, large ones first. */
final class SmallerTrees {

    /** The most vertices that are shown in full, and drawn. */
    static final int SHOWN = 16;

    /** How many cuts are tried in a large tree. */
    private static final int CUTS = 20;

    private SmallerTrees() {}

    /** The boldest cuts first, but for those that leave hardly anything. */
    static List<HackenbushTree> than(HackenbushTree tree) {
        List<Integer> heights = tree.heights();
        List<Integer> vertices = new ArrayList<>();
        for (int v = 0; v < tree.vertices(); v++) {
            if (v != tree.ground()) {
                vertices.add(v);
            }
        }
        vertices.sort((v, w) -> heights.get(v) - heights.get(w));
        var smaller = new ArrayList<HackenbushTree>();
        int step = Math.max(1, vertices.size() / CUTS);
        for (int i = 0; i < vertices.size(); i += step) {
            smaller.add(tree.without(vertices.get(i)));
        }
        return smaller;
    }
}
