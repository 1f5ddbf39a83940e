package grundy.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/**
 * A game on a directed graph: a move takes a token along one arrow, and whoever cannot move loses. Every game with finitely
 * many positions is one. Immutable.
 */
public final class GraphGame {

    private final int[][] moves;
    /** Each vertex behind all that it reaches; those that reach a cycle are missing. */
    private final int[] sinksFirst;

    private GraphGame(int[][] moves) {
        this.moves = moves;
        this.sinksFirst = sinksFirst(moves);
    }

    /**
     * A graph.
     *
     * @param moves for each vertex, counted from 0, those that an arrow of it points to, in any order, repeated or not
     * @throws IllegalArgumentException if an arrow points to no vertex
     */
    public static GraphGame of(int[][] moves) {
        int[][] copy = new int[moves.length][];
        for (int v = 0; v < moves.length; v++) {
            copy[v] = moves[v].clone();
            for (int to : copy[v]) {
                if (to < 0 || to >= moves.length) {
                    throw new IllegalArgumentException(
                            "an arrow from " + v + " to " + to + " among " + moves.length + " vertices");
                }
            }
        }
        return new GraphGame(copy);
    }

    /** How many vertices there are. */
    public int vertices() {
        return moves.length;
    }

    /** How many arrows there are, each as often as it is repeated. */
    public int arrows() {
        return Arrays.stream(moves).mapToInt(options -> options.length).sum();
    }

    /** The vertices that one move reaches, as they were given. */
    public List<Integer> options(int vertex) {
        return Arrays.stream(moves[vertex]).boxed().toList();
    }

    /** The arrows, as they were given, in new arrays. */
    public int[][] moves() {
        return Arrays.stream(moves).map(int[]::clone).toArray(int[][]::new);
    }

    /** Whether every play ends: no way along arrows leads back to where it began. */
    public boolean isAcyclic() {
        return sinksFirst.length == moves.length;
    }

    /**
     * A cycle, as the vertices that are met one after the other, the smallest of them first; empty where there is none. Of
     * several it is the one that the first arrows lead to.
     */
    public List<Integer> cycle() {
        OptionalInt outside = anyUnordered();
        if (outside.isEmpty()) {
            return List.of();
        }
        boolean[] ordered = ordered();
        var way = new ArrayList<Integer>();
        int at = outside.getAsInt();
        while (!way.contains(at)) {
            way.add(at);
            at = Arrays.stream(moves[at]).filter(to -> !ordered[to]).findFirst().orElseThrow();
        }
        List<Integer> cycle = new ArrayList<>(way.subList(way.indexOf(at), way.size()));
        Collections.rotate(cycle, -cycle.indexOf(Collections.min(cycle)));
        return List.copyOf(cycle);
    }

    private OptionalInt anyUnordered() {
        boolean[] ordered = ordered();
        for (int v = 0; v < moves.length; v++) {
            if (!ordered[v]) {
                return OptionalInt.of(v);
            }
        }
        return OptionalInt.empty();
    }

    private boolean[] ordered() {
        boolean[] ordered = new boolean[moves.length];
        for (int v : sinksFirst) {
            ordered[v] = true;
        }
        return ordered;
    }

    /**
     * The Grundy value of every vertex (P. M. Grundy, 1939): the mex of those of its options.
     *
     * @throws IllegalArgumentException if there is a cycle, so that a play need not end
     */
    public List<Integer> values() {
        checkAcyclic();
        Integer[] values = new Integer[moves.length];
        for (int v : sinksFirst) {
            values[v] =
                    Mex.of(Arrays.stream(moves[v]).mapToObj(to -> values[to]).toList());
        }
        return List.of(values);
    }

    /**
     * How many moves the longest play from every vertex has.
     *
     * @throws IllegalArgumentException if there is a cycle, so that a play need not end
     */
    public List<Integer> heights() {
        checkAcyclic();
        Integer[] heights = new Integer[moves.length];
        for (int v : sinksFirst) {
            heights[v] =
                    Arrays.stream(moves[v]).map(to -> heights[to] + 1).max().orElse(0);
        }
        return List.of(heights);
    }

    private void checkAcyclic() {
        if (!isAcyclic()) {
            throw new IllegalArgumentException("there is a cycle: " + cycle());
        }
    }

    /** Takes away what has no arrow left, again and again (A. B. Kahn, 1962, backwards). */
    private static int[] sinksFirst(int[][] moves) {
        List<List<Integer>> comingFrom = comingFrom(moves);
        int[] left = Arrays.stream(moves).mapToInt(options -> options.length).toArray();
        int[] order = new int[moves.length];
        int size = 0;
        for (int v = 0; v < moves.length; v++) {
            if (left[v] == 0) {
                order[size++] = v;
            }
        }
        for (int done = 0; done < size; done++) {
            for (int from : comingFrom.get(order[done])) {
                if (--left[from] == 0) {
                    order[size++] = from;
                }
            }
        }
        return Arrays.copyOf(order, size);
    }

    private static List<List<Integer>> comingFrom(int[][] moves) {
        var comingFrom = new ArrayList<List<Integer>>();
        Arrays.stream(moves).forEach(options -> comingFrom.add(new ArrayList<>()));
        for (int v = 0; v < moves.length; v++) {
            for (int to : moves[v]) {
                comingFrom.get(to).add(v);
            }
        }
        return comingFrom;
    }

    /** As in Java: {@code {{1, 2}, {2}, {}}}. */
    @Override
    public String toString() {
        return Arrays.deepToString(moves).replace('[', '{').replace(']', '}');
    }
}
