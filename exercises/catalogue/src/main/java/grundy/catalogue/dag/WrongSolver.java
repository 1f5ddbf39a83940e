package grundy.catalogue.dag;

import grundy.exercises.GraphGameSolver;
import grundy.games.GraphGame;
import grundy.games.Mex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** Wrong solutions. Most of them are a right one with another rule in place of the mex. */
final class WrongSolver {

    private static final int PLACES = 64;

    private WrongSolver() {}

    /** Their makers, by their ids. */
    static Map<String, Supplier<GraphGameSolver>> all() {
        Map<String, Supplier<GraphGameSolver>> all = new LinkedHashMap<>();
        all.put("numbers-taken-for-an-order", () -> WrongSolver::fromTheLastToTheFirst);
        all.put("cycles-unreported", () -> moves -> new Descent(moves, Set.of()).values());
        all.put("cycles-from-vertex-0-only", () -> moves -> new Descent(moves, Set.of(0)).values());
        all.put("loops-skipped", () -> moves -> byRule(withoutLoops(moves), Mex::of));
        all.put("met-twice-is-a-cycle", () -> WrongSolver::refusingWhatIsMetTwice);
        all.put("reached-from-vertex-0-only", () -> WrongSolver::reachedFromTheFirst);
        all.put("longest-play", () -> moves -> byRule(moves, WrongSolver::largestPlusOne));
        all.put("winner-only", () -> moves -> byRule(moves, options -> options.contains(0) ? 1 : 0));
        all.put("number-of-options", () -> moves -> byRule(moves, List::size));
        all.put(
                "xor-of-options",
                () -> moves -> byRule(moves, options -> options.stream().reduce(0, (a, b) -> a ^ b)));
        all.put("sorted-with-duplicates", () -> moves -> byRule(moves, WrongSolver::placeInSorted));
        all.put("fixed-array", () -> moves -> byRule(moves, WrongSolver::mexOfFewPlaces));
        return all;
    }

    /** Right but for the rule, which makes a value of those of the options. */
    private static int[] byRule(int[][] moves, ToIntFunction<List<Integer>> rule) {
        GraphGame graph = GraphGame.of(moves);
        if (!graph.isAcyclic()) {
            throw new IllegalArgumentException("a cycle");
        }
        List<Integer> heights = graph.heights();
        int[] values = new int[moves.length];
        List<Integer> order = new ArrayList<>();
        for (int v = 0; v < moves.length; v++) {
            order.add(v);
        }
        order.sort(Comparator.comparing(heights::get));
        for (int v : order) {
            values[v] = rule.applyAsInt(
                    graph.options(v).stream().map(to -> values[to]).toList());
        }
        return values;
    }

    private static int[] fromTheLastToTheFirst(int[][] moves) {
        int[] values = new int[moves.length];
        for (int v = moves.length - 1; v >= 0; v--) {
            var options = new HashSet<Integer>();
            for (int to : moves[v]) {
                options.add(values[to]);
            }
            values[v] = Mex.of(options);
        }
        return values;
    }

    /** Goes down from each vertex of its own accord, and throws where it meets one again on the way. */
    private static int[] refusingWhatIsMetTwice(int[][] moves) {
        for (int start = 0; start < moves.length; start++) {
            var met = new HashSet<>(Set.of(start));
            var way = new ArrayList<>(List.of(start));
            for (int done = 0; done < way.size(); done++) {
                for (int to : moves[way.get(done)]) {
                    if (!met.add(to)) {
                        throw new IllegalArgumentException("a cycle");
                    }
                    way.add(to);
                }
            }
        }
        return byRule(moves, Mex::of);
    }

    /** The others keep what an array holds at first. */
    private static int[] reachedFromTheFirst(int[][] moves) {
        int[] values = byRule(moves, Mex::of);
        var met = new HashSet<>(Set.of(0));
        var way = new ArrayList<>(List.of(0));
        for (int done = 0; done < way.size(); done++) {
            for (int to : moves[way.get(done)]) {
                if (met.add(to)) {
                    way.add(to);
                }
            }
        }
        for (int v = 0; v < values.length; v++) {
            values[v] = met.contains(v) ? values[v] : 0;
        }
        return values;
    }

    private static int[][] withoutLoops(int[][] moves) {
        var others = new int[moves.length][];
        for (int v = 0; v < moves.length; v++) {
            int vertex = v;
            others[v] = Arrays.stream(moves[v]).filter(to -> to != vertex).toArray();
        }
        return others;
    }

    private static int largestPlusOne(List<Integer> options) {
        return options.isEmpty() ? 0 : Collections.max(options) + 1;
    }

    private static int placeInSorted(List<Integer> options) {
        List<Integer> sorted = options.stream().sorted().toList();
        int place = 0;
        while (place < sorted.size() && sorted.get(place) == place) {
            place++;
        }
        return place;
    }

    private static int mexOfFewPlaces(List<Integer> options) {
        boolean[] present = new boolean[PLACES];
        options.forEach(value -> present[value] = true);
        int mex = 0;
        while (present[mex]) {
            mex++;
        }
        return mex;
    }

    /** A search in depth that remembers values; a vertex whose value is still being found counts as 0. */
    private static final class Descent {

        private final int[][] moves;
        /** It notices a cycle when it starts from one of these. */
        private final Set<Integer> watched;

        private final int[] values;
        private final boolean[] begun;
        private final Set<Integer> way = new HashSet<>();

        Descent(int[][] moves, Set<Integer> watched) {
            this.moves = moves;
            this.watched = watched;
            this.values = new int[moves.length];
            this.begun = new boolean[moves.length];
        }

        int[] values() {
            for (int v = 0; v < moves.length; v++) {
                descend(v, watched.contains(v));
            }
            return values;
        }

        private void descend(int vertex, boolean watching) {
            if (watching && way.contains(vertex)) {
                throw new IllegalArgumentException("a cycle");
            } else if (begun[vertex]) {
                return;
            }
            begun[vertex] = true;
            way.add(vertex);
            var options = new HashSet<Integer>();
            for (int to : moves[vertex]) {
                descend(to, watching);
                options.add(values[to]);
            }
            way.remove(vertex);
            values[vertex] = Mex.of(options);
        }
    }
}
