package grundy.catalogue.dag;

import grundy.games.GraphGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Arrows of a graph that is being drawn. */
final class Arrows {

    private final List<List<Integer>> moves = new ArrayList<>();

    /** No arrow yet. */
    Arrows(int vertices) {
        for (int v = 0; v < vertices; v++) {
            moves.add(new ArrayList<>());
        }
    }

    int vertices() {
        return moves.size();
    }

    Arrows add(int from, int to) {
        moves.get(from).add(to);
        return this;
    }

    /** With the numbers that the vertices have. */
    GraphGame graph() {
        return GraphGame.of(moves.stream()
                .map(options -> options.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new));
    }

    /** With numbers given to the vertices at random, and their arrows in any order. */
    GraphGame shuffled(Random random) {
        var numbers = new ArrayList<Integer>();
        for (int v = 0; v < moves.size(); v++) {
            numbers.add(v);
        }
        Collections.shuffle(numbers, random);
        var renamed = new Arrows(moves.size());
        for (int v = 0; v < moves.size(); v++) {
            for (int to : moves.get(v)) {
                renamed.add(numbers.get(v), numbers.get(to));
            }
        }
        renamed.moves.forEach(options -> Collections.shuffle(options, random));
        return renamed.graph();
    }
}
