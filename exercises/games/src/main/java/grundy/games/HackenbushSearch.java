package grundy.games;

import java.util.HashMap;
import java.util.Map;

/**
 * Full search of what can be cut from a tree: knows the mex and no theorem. Remembers what it has met. Not safe for use by several
 * threads.
 */
public final class HackenbushSearch {

    /** The largest tree that is searched, in vertices. */
    public static final int MAX_VERTICES = 16;

    private final Map<String, Integer> known = new HashMap<>();

    /**
     * The value of a tree: the mex of those of all trees that one cut can leave.
     *
     * @throws IllegalArgumentException if it has more than {@link #MAX_VERTICES} vertices
     */
    public int value(HackenbushTree tree) {
        if (tree.vertices() > MAX_VERTICES) {
            throw new IllegalArgumentException(
                    "the search takes trees of at most " + MAX_VERTICES + " vertices, not " + tree.vertices());
        }
        String shape = tree.shape();
        Integer value = known.get(shape);
        if (value == null) {
            value = Mex.of(tree.options().stream().map(this::value).toList());
            known.put(shape, value);
        }
        return value;
    }
}
