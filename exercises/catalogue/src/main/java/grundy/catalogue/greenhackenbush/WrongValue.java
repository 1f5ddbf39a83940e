package grundy.catalogue.greenhackenbush;

import grundy.exercises.HackenbushSolver;
import grundy.games.HackenbushTree;
import grundy.games.Mex;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** Wrong solutions. Most of them are a right one with another rule for the branches that stand on one vertex. */
final class WrongValue {

    private WrongValue() {}

    /** By their ids. */
    static Map<String, HackenbushSolver> all() {
        Map<String, HackenbushSolver> all = new LinkedHashMap<>();
        all.put(
                "branches-added",
                byRule(above -> above.stream().mapToInt(value -> value + 1).sum()));
        all.put("edge-forgotten", byRule(above -> above.isEmpty() ? 1 : xor(above)));
        all.put("one-edge-for-all-branches", byRule(above -> above.isEmpty() ? 0 : xor(above) + 1));
        all.put("edge-below-the-ground", byRule(above -> xor(above) + 1));
        all.put(
                "tallest-branch",
                byRule(above ->
                        above.stream().mapToInt(value -> value + 1).max().orElse(0)));
        all.put("walk-up-the-tree", byRule(Mex::of));
        all.put("parity-of-edges", parent -> (parent.length - 1) % 2);
        all.put("edges-of-each-branch", WrongValue::edgesOfEachBranch);
        all.put(
                "ground-is-vertex-0",
                parent -> HackenbushTree.of(parent).values().get(0));
        all.put("smaller-numbers-below", WrongValue::fromTheLastToTheFirst);
        return all;
    }

    private static int xor(List<Integer> values) {
        return values.stream().reduce(0, (a, b) -> a ^ b);
    }

    /** Right but for the rule, which makes a value of those of the vertices above. */
    private static HackenbushSolver byRule(ToIntFunction<List<Integer>> rule) {
        return parent -> {
            HackenbushTree tree = HackenbushTree.of(parent);
            return new Rule(tree, rule).values()[tree.ground()];
        };
    }

    private record Rule(HackenbushTree tree, ToIntFunction<List<Integer>> rule) {

        /** The highest vertices first. */
        int[] values() {
            List<List<Integer>> above = tree.allChildren();
            List<Integer> groundFirst = tree.groundFirst();
            int[] values = new int[tree.vertices()];
            for (int i = groundFirst.size() - 1; i >= 0; i--) {
                int v = groundFirst.get(i);
                values[v] = rule.applyAsInt(
                        above.get(v).stream().map(child -> values[child]).toList());
            }
            return values;
        }
    }

    private static int edgesOfEachBranch(int[] parent) {
        HackenbushTree tree = HackenbushTree.of(parent);
        int[] edges = new Rule(
                        tree,
                        above -> above.stream().mapToInt(value -> value + 1).sum())
                .values();
        return tree.children(tree.ground()).stream()
                .map(branch -> edges[branch] + 1)
                .reduce(0, (a, b) -> a ^ b);
    }

    private static int fromTheLastToTheFirst(int[] parent) {
        int[] values = new int[parent.length];
        int ground = 0;
        for (int v = parent.length - 1; v >= 0; v--) {
            if (parent[v] == HackenbushTree.GROUND) {
                ground = v;
            } else {
                values[parent[v]] ^= values[v] + 1;
            }
        }
        return values[ground];
    }
}
