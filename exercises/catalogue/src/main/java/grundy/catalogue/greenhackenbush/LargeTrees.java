package grundy.catalogue.greenhackenbush;

import grundy.games.HackenbushTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Trees on which shortcuts fail: tall ones, bushy ones, and twins, which are lost. Their vertices are numbered at random. */
final class LargeTrees {

    /** The most vertices. */
    static final int MOST = 2_000;

    private static final int ROUNDS = 5;

    private LargeTrees() {}

    /** A tree with what it is called. */
    record Named(String name, HackenbushTree tree) {
        static Named part(HackenbushTree tree) {
            return new Named("part of one with " + tree.vertices() + " vertices", tree);
        }
    }

    /** The fewest vertices first. */
    static List<Named> drawn(long seed) {
        var random = new Random(seed);
        var drawn = new ArrayList<Named>();
        for (int round = 1; round <= ROUNDS; round++) {
            int size = MOST * round * round / (ROUNDS * ROUNDS) - random.nextInt(20);
            add(drawn, "stalk", grown(size, 1, random), random);
            add(drawn, "tall", grown(size, 3, random), random);
            add(drawn, "random", grown(size, size, random), random);
            add(drawn, "caterpillar", caterpillar(size, random), random);
            add(drawn, "tall twins", twins(grown(size / 2, 4, random)), random);
            add(drawn, "random twins", twins(grown(size / 2, size, random)), random);
        }
        drawn.sort(Comparator.comparingInt(named -> named.tree().vertices()));
        return List.copyOf(drawn);
    }

    private static void add(List<Named> drawn, String name, int[] parent, Random random) {
        HackenbushTree tree = HackenbushTree.of(shuffled(parent, random));
        drawn.add(new Named(name + " with " + tree.vertices() + " vertices", tree));
    }

    /** Every vertex stands on one of the last so many before it. */
    private static int[] grown(int vertices, int last, Random random) {
        int[] parent = new int[vertices];
        parent[0] = HackenbushTree.GROUND;
        for (int v = 1; v < vertices; v++) {
            parent[v] = v - 1 - random.nextInt(Math.min(last, v));
        }
        return parent;
    }

    /** A stalk with leaves: each vertex stands on the stalk. */
    private static int[] caterpillar(int vertices, Random random) {
        int[] parent = new int[vertices];
        parent[0] = HackenbushTree.GROUND;
        int top = 0;
        for (int v = 1; v < vertices; v++) {
            parent[v] = top;
            top = random.nextInt(3) > 0 ? v : top;
        }
        return parent;
    }

    /** Two of the same, side by side on one ground. */
    private static int[] twins(int[] parent) {
        int[] both = new int[2 * parent.length - 1];
        both[0] = HackenbushTree.GROUND;
        for (int v = 1; v < parent.length; v++) {
            both[v] = parent[v];
            both[v + parent.length - 1] = parent[v] == 0 ? 0 : parent[v] + parent.length - 1;
        }
        return both;
    }

    private static int[] shuffled(int[] parent, Random random) {
        var numbers = new ArrayList<Integer>();
        for (int v = 0; v < parent.length; v++) {
            numbers.add(v);
        }
        Collections.shuffle(numbers, random);
        int[] renamed = new int[parent.length];
        for (int v = 0; v < parent.length; v++) {
            renamed[numbers.get(v)] = parent[v] == HackenbushTree.GROUND ? parent[v] : numbers.get(parent[v]);
        }
        return renamed;
    }
}
