package grundy.catalogue.dag;

import grundy.games.GraphGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * Graphs on which shortcuts fail: vertices in any order, plays of up to 2,000 moves, more plays than anybody can go through,
 * values beyond 64, repeated arrows, and cycles that few vertices or none lead to. A graph has at most 9,500 vertices and
 * arrows together.
 */
final class LargeGraphs {

    /** The most vertices: as many values as an answer may have. */
    static final int MOST = 2_000;

    private static final int COMPLETE = 120;
    private static final int ROUNDS = 3;

    private LargeGraphs() {}

    /** A graph with what it is called. */
    record Named(String name, GraphGame graph) {
        static Named part(GraphGame graph) {
            return new Named(size("part of one", graph), graph);
        }

        private static String size(String name, GraphGame graph) {
            return name + " with " + graph.vertices() + " vertices and " + graph.arrows() + " moves";
        }
    }

    /** The fewest vertices first. */
    static List<Named> drawn(long seed) {
        var random = new Random(seed);
        var drawn = new ArrayList<Named>();
        for (int round = 1; round <= ROUNDS; round++) {
            int size = MOST * round / ROUNDS - random.nextInt(MOST / 10);
            add(drawn, "chain", chain(size), random);
            add(drawn, "chain with a cycle", chain(size).add(size - 1, random.nextInt(size)), random);
            add(drawn, "ladder", ladder(size), random);
            add(drawn, "ladder with a cycle", ladder(size).add(size - 1, size / 2), random);
            add(drawn, "complete", complete(COMPLETE * round / ROUNDS - random.nextInt(10)), random);
            add(drawn, "with repeated moves", repeated(random.nextInt(20) + 40 * round, random), random);
            add(drawn, "random", random(size / 2, random), random);
            add(drawn, "random with a cycle", apart(random(size / 2, random), 2 + random.nextInt(9)), random);
            add(drawn, "with a loop", apart(ladder(size / 2), 1), random);
        }
        drawn.sort(Comparator.comparingInt(named -> named.graph().vertices()));
        return List.copyOf(drawn);
    }

    private static void add(List<Named> drawn, String name, Arrows arrows, Random random) {
        GraphGame graph = arrows.shuffled(random);
        drawn.add(new Named(Named.size(name, graph), graph));
    }

    /** One way through all vertices. */
    private static Arrows chain(int vertices) {
        var arrows = new Arrows(vertices);
        for (int v = 0; v + 1 < vertices; v++) {
            arrows.add(v, v + 1);
        }
        return arrows;
    }

    /** Two arrows from each vertex, one or two steps on: as many ways as the Fibonacci number of its length. */
    private static Arrows ladder(int vertices) {
        Arrows arrows = chain(vertices);
        for (int v = 0; v + 2 < vertices; v++) {
            arrows.add(v, v + 2);
        }
        return arrows;
    }

    /** An arrow from each vertex to all that follow, as in Nim. */
    private static Arrows complete(int vertices) {
        var arrows = new Arrows(vertices);
        for (int v = 0; v < vertices; v++) {
            for (int to = v + 1; to < vertices; to++) {
                arrows.add(v, to);
            }
        }
        return arrows;
    }

    /** Few vertices, and many arrows from one to the same other. */
    private static Arrows repeated(int vertices, Random random) {
        var arrows = new Arrows(vertices);
        for (int v = 0; v + 1 < vertices; v++) {
            int to = v + 1 + random.nextInt(Math.min(5, vertices - v - 1));
            for (int times = 1 + random.nextInt(9); times > 0; times--) {
                arrows.add(v, v + 1).add(v, to);
            }
        }
        return arrows;
    }

    /** Up to seven arrows from each vertex; some have none, and some are met by none. */
    private static Arrows random(int vertices, Random random) {
        var arrows = new Arrows(vertices);
        for (int v = 0; v + 1 < vertices; v++) {
            for (int moves = random.nextInt(8); moves > 0; moves--) {
                arrows.add(v, v + 1 + random.nextInt(Math.min(40, vertices - v - 1)));
            }
        }
        return arrows;
    }

    /** With a cycle of so many further vertices, which leads into the graph, and which no other vertex leads to. */
    private static Arrows apart(Arrows arrows, int length) {
        int vertices = arrows.vertices();
        var longer = new Arrows(vertices + length);
        int[][] moves = arrows.graph().moves();
        for (int v = 0; v < vertices; v++) {
            for (int to : moves[v]) {
                longer.add(v, to);
            }
        }
        for (int i = 0; i < length; i++) {
            longer.add(vertices + i, vertices + (i + 1) % length).add(vertices + i, i);
        }
        return longer;
    }
}
