package grundy.catalogue.greenhackenbush;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Exercise;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.SpiExerciseContract;
import grundy.catalogue.Step;
import grundy.exercises.HackenbushSolver;
import grundy.games.HackenbushTree;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GreenHackenbushTest extends SpiExerciseContract {

    private static final GreenHackenbush EXERCISE = new GreenHackenbush();

    @Override
    protected Exercise exercise() {
        return EXERCISE;
    }

    @Override
    protected Object right() {
        return (HackenbushSolver) GreenHackenbushTest::grundy;
    }

    /** Takes tips away, each of which passes its value on. */
    private static int grundy(int[] parent) {
        int[] branches = new int[parent.length];
        for (int below : parent) {
            if (below >= 0) {
                branches[below]++;
            }
        }
        int[] values = new int[parent.length];
        int ground = 0;
        for (int start = 0; start < parent.length; start++) {
            ground = parent[start] < 0 ? start : ground;
            for (int v = start; v >= 0 && branches[v] == 0; v = parent[v]) {
                branches[v] = -1;
                if (parent[v] >= 0) {
                    values[parent[v]] ^= values[v] + 1;
                    branches[parent[v]]--;
                }
            }
        }
        return values[ground];
    }

    @Override
    protected Map<String, List<Integer>> killed() {
        return Map.ofEntries(
                Map.entry("branches-added", List.of(500, 25)),
                Map.entry("edge-forgotten", List.of(727, 20)),
                Map.entry("one-edge-for-all-branches", List.of(545, 24)),
                Map.entry("edge-below-the-ground", List.of(821, 30)),
                Map.entry("tallest-branch", List.of(560, 25)),
                Map.entry("walk-up-the-tree", List.of(690, 29)),
                Map.entry("parity-of-edges", List.of(630, 20)),
                Map.entry("edges-of-each-branch", List.of(202, 15)),
                Map.entry("ground-is-vertex-0", List.of(453, 25)),
                Map.entry("smaller-numbers-below", List.of(489, 27)));
    }

    @Test
    void everySmallTreeIsAskedInEveryNumbering() {
        List<Case> cases = check("small").cases();
        assertEquals(
                1 + 2 + 9 + 64 + 625 + 120,
                cases.stream().map(Case::question).distinct().count());
        assertEquals(Map.of("parent", "{-1}"), cases.get(0).input());
    }

    @Test
    void largeTreesAreTallAndComeInAnyOrder() {
        List<HackenbushTree> trees =
                check("large").cases().stream().map(TreeCases::treeOf).toList();
        assertTrue(trees.stream().anyMatch(tree -> Collections.max(tree.heights()) > 1_900));
        assertTrue(trees.stream().anyMatch(tree -> tree.ground() != 0));
        assertEquals(
                10,
                check("large").cases().stream()
                        .filter(asked -> asked.stratum() == Stratum.LOST)
                        .count());
    }

    @Test
    void explanationGoesFromTheTipsDownAndShowsEveryCutInTheSolution() {
        // One edge that carries two: (1 XOR 1) + 1 = 1.
        Explanation.Worked worked = explained(new int[] {-1, 0, 1, 1}, 3);
        assertEquals(Step.say("brief", "1", 1, 1), worked.brief());
        assertTrue(worked.steps().containsAll(List.of(Step.say("value", "1", 1, 1), Step.say("same-winner", 3, 1, 2))));
        Step.Grid table = (Step.Grid) worked.steps().get(1);
        assertEquals(
                List.of("3", "2", "1", "0"),
                table.rows().stream().map(Step.Row::head).toList());
        Step.Grid cuts = (Step.Grid) worked.solution().get(0);
        // Below vertex 1 all goes; below 2 or 3 a stalk of 2 is left.
        assertEquals(
                List.of("0", "2", "2"),
                cuts.rows().stream().map(row -> row.cells().get(1).text()).toList());
        assertEquals(Step.Strip.of(List.of(0, 2), 1, null), worked.solution().get(1));
    }

    @Test
    void wrongWinnersAndNegativeValuesAreToldSo() {
        assertTrue(explained(new int[] {-1, 0, 0}, 2).steps().contains(Step.say("lost", 2)));
        assertTrue(explained(new int[] {-1, 0}, 0).steps().contains(Step.say("won")));
        assertTrue(explained(new int[] {-1, 0}, -1).steps().contains(Step.say("negative", -1)));
    }

    private Explanation.Worked explained(int[] parent, int answered) {
        Case asked = new TreeCases().of(HackenbushTree.of(parent));
        return (Explanation.Worked) check("small")
                .explainer()
                .explain(Judged.of(asked, new Answer.Returned(answered)), List.of(), true)
                .orElseThrow();
    }

    @Test
    void treeStandsOnItsGroundInThePicture() {
        Step.Graph drawn = (Step.Graph) TreePicture.of(HackenbushTree.of(1, -1, 1, 0));
        assertEquals(
                List.of(1.0, 2.0, 1.0, 0.0),
                drawn.vertices().stream().map(Step.Vertex::row).toList());
        assertEquals(0.5, drawn.vertices().get(1).column());
    }

    @Test
    void examplesOfTheStoriesAreTrue() {
        assertEquals(2, asked("branches-added", -1, 0, 0));
        assertEquals(1, asked("edge-forgotten", -1, 0, 1));
        assertEquals(1, asked("one-edge-for-all-branches", -1, 0, 0));
        assertEquals(1, asked("edge-below-the-ground", -1));
        assertEquals(1, asked("edge-below-the-ground", -1, 0, 0));
        assertEquals(1, asked("tallest-branch", -1, 0, 0));
        assertEquals(0, asked("walk-up-the-tree", -1, 0, 1));
        assertEquals(0, asked("parity-of-edges", -1, 0, 1));
        assertEquals(3, asked("edges-of-each-branch", -1, 0, 1, 1));
        assertEquals(0, asked("ground-is-vertex-0", 1, -1));
        assertEquals(1, asked("smaller-numbers-below", 1, 2, -1));
        assertEquals(2, grundy(new int[] {1, 2, -1}));
    }

    private int asked(String mutant, int... parent) {
        return ((HackenbushSolver) wrong(mutant)).grundy(parent);
    }
}
