package grundy.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Green Hackenbush on a rooted tree, whose root is the ground: a move cuts one edge, and all that is no longer joined to the
 * ground falls away. Whoever cannot move loses. Immutable.
 */
public final class HackenbushTree {

    /** The ground has none below it. */
    public static final int GROUND = -1;

    private final int[] parent;
    /** Each vertex behind the one below it. */
    private final int[] groundFirst;

    private HackenbushTree(int[] parent, int[] groundFirst) {
        this.parent = parent;
        this.groundFirst = groundFirst;
    }

    /**
     * A tree.
     *
     * @param parent for each vertex, counted from 0, the vertex below it; {@link #GROUND} for exactly one
     * @throws IllegalArgumentException if this is no tree with one ground
     */
    public static HackenbushTree of(int... parent) {
        int[] order = groundFirst(parent);
        if (parent.length == 0 || order.length < parent.length) {
            throw new IllegalArgumentException("no tree with one ground: " + Arrays.toString(parent));
        }
        return new HackenbushTree(parent.clone(), order);
    }

    /** Those that are joined to the first ground. */
    private static int[] groundFirst(int[] parent) {
        var children = new HashMap<Integer, List<Integer>>();
        for (int v = 0; v < parent.length; v++) {
            children.computeIfAbsent(parent[v], below -> new ArrayList<>()).add(v);
        }
        var order = new ArrayList<Integer>();
        children.getOrDefault(GROUND, List.of()).stream().limit(1).forEach(order::add);
        for (int done = 0; done < order.size(); done++) {
            order.addAll(children.getOrDefault(order.get(done), List.of()));
        }
        return order.stream().mapToInt(Integer::intValue).toArray();
    }

    /** How many vertices there are, the ground included: one more than edges. */
    public int vertices() {
        return parent.length;
    }

    /** The vertex that stands on the ground: the ground itself. */
    public int ground() {
        return groundFirst[0];
    }

    /** For each vertex the one below it, as it was given. */
    public List<Integer> parents() {
        return Arrays.stream(parent).boxed().toList();
    }

    /** All vertices, each behind the one below it: the ground first. */
    public List<Integer> groundFirst() {
        return Arrays.stream(groundFirst).boxed().toList();
    }

    /** The vertices right above this one, in growing order. */
    public List<Integer> children(int vertex) {
        return allChildren().get(vertex);
    }

    /** For each vertex those right above it, in growing order. */
    public List<List<Integer>> allChildren() {
        var children = new ArrayList<List<Integer>>();
        Arrays.stream(parent).forEach(below -> children.add(new ArrayList<>()));
        for (int v = 0; v < parent.length; v++) {
            if (parent[v] != GROUND) {
                children.get(parent[v]).add(v);
            }
        }
        return children;
    }

    /** How many edges lead from the ground to each vertex. */
    public List<Integer> heights() {
        Integer[] heights = new Integer[parent.length];
        for (int v : groundFirst) {
            heights[v] = parent[v] == GROUND ? 0 : heights[parent[v]] + 1;
        }
        return List.of(heights);
    }

    /**
     * What stands on each vertex, as a game of its own with that vertex for its ground: by the colon principle each branch is a
     * stalk, one edge longer than what stands on it is worth (E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, 1982).
     */
    public List<Integer> values() {
        Integer[] values = new Integer[parent.length];
        Arrays.fill(values, 0);
        for (int i = groundFirst.length - 1; i > 0; i--) {
            int v = groundFirst[i];
            values[parent[v]] ^= values[v] + 1;
        }
        return List.of(values);
    }

    /** The value of the whole tree, by the colon principle. */
    public int value() {
        return values().get(ground());
    }

    /** The tree that is left when the edge below a vertex is cut, with its vertices numbered anew in the same order. */
    public HackenbushTree without(int vertex) {
        boolean[] falls = new boolean[parent.length];
        for (int v : groundFirst) {
            falls[v] = v == vertex || (parent[v] != GROUND && falls[parent[v]]);
        }
        int[] number = new int[parent.length];
        int left = 0;
        for (int v = 0; v < parent.length; v++) {
            number[v] = falls[v] ? GROUND : left++;
        }
        int[] rest = new int[left];
        for (int v = 0; v < parent.length; v++) {
            if (!falls[v]) {
                rest[number[v]] = parent[v] == GROUND ? GROUND : number[parent[v]];
            }
        }
        return of(rest);
    }

    /** What one cut can leave. */
    public List<HackenbushTree> options() {
        return Arrays.stream(groundFirst).skip(1).mapToObj(this::without).toList();
    }

    /** The tree whatever its vertices are called: equal for those that differ in nothing else. */
    String shape() {
        String[] shapes = new String[parent.length];
        Map<Integer, List<String>> above = new HashMap<>();
        for (int i = groundFirst.length - 1; i >= 0; i--) {
            int v = groundFirst[i];
            List<String> branches = above.getOrDefault(v, List.of());
            shapes[v] = "(" + String.join("", branches.stream().sorted().toList()) + ")";
            above.computeIfAbsent(parent[v], below -> new ArrayList<>()).add(shapes[v]);
        }
        return shapes[ground()];
    }

    /** As in Java: {@code {-1, 0, 0}}. */
    @Override
    public String toString() {
        return Arrays.toString(parent).replace('[', '{').replace(']', '}');
    }
}
