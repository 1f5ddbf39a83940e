package grundy.catalogue.dag;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Exercise;
import grundy.catalogue.Explanation;
import grundy.catalogue.Finding.Kind;
import grundy.catalogue.Judged;
import grundy.catalogue.SpiExerciseContract;
import grundy.catalogue.Step;
import grundy.exercises.GraphGameSolver;
import grundy.games.GraphGame;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DagTest extends SpiExerciseContract {

    private static final Dag EXERCISE = new Dag();

    @Override
    protected Exercise exercise() {
        return EXERCISE;
    }

    @Override
    protected Object right() {
        return (GraphGameSolver) moves -> new RightSolver(moves).values();
    }

    @Override
    protected Map<String, List<Integer>> killed() {
        return Map.ofEntries(
                Map.entry("numbers-taken-for-an-order", List.of(274, 207, 27)),
                Map.entry("cycles-unreported", List.of(0, 127, 12)),
                Map.entry("cycles-from-vertex-0-only", List.of(0, 35, 6)),
                Map.entry("loops-skipped", List.of(0, 10, 3)),
                Map.entry("met-twice-is-a-cycle", List.of(342, 30, 12)),
                Map.entry("reached-from-vertex-0-only", List.of(425, 188, 15)),
                Map.entry("longest-play", List.of(282, 102, 12)),
                Map.entry("winner-only", List.of(330, 54, 12)),
                Map.entry("number-of-options", List.of(403, 145, 12)),
                Map.entry("xor-of-options", List.of(568, 250, 15)),
                Map.entry("sorted-with-duplicates", List.of(60, 0, 6)),
                Map.entry("fixed-array", List.of(0, 0, 2)));
    }

    @Test
    void everySmallGraphWithoutACycleIsAskedOnce() {
        List<Case> cases = check("values").cases();
        // Labelled acyclic digraphs (R. W. Robinson, 1973): 1, 3, 25, 543.
        assertEquals(
                1 + 3 + 25 + 543, cases.stream().map(Case::question).distinct().count());
        assertEquals(Map.of("moves", "{{}}"), cases.get(0).input());
        assertTrue(cases.stream().noneMatch(c -> c.stratum() == Stratum.REFUSED));
    }

    @Test
    void cyclesIncludeALoopALongOneAndOneThatVertexZeroDoesNotReach() {
        List<Object> refused = check("cycles").cases().stream()
                .filter(asked -> asked.stratum() == Stratum.REFUSED)
                .map(asked -> asked.input().get("moves"))
                .toList();
        assertEquals(127, refused.size());
        assertTrue(refused.containsAll(List.of("{{0}}", "{{}, {2}, {1}}", "{{1}, {2}, {0}}", "{{}, {1}}")));
    }

    @Test
    void largeGraphsComeInAnyOrderWithLongPlaysLargeValuesAndRepeatedMoves() {
        List<GraphGame> graphs = check("large").cases().stream()
                .map(GraphCases::graphOf)
                .filter(GraphGame::isAcyclic)
                .toList();
        assertTrue(graphs.stream().anyMatch(graph -> graph.heights().contains(1_500)));
        assertTrue(graphs.stream().anyMatch(graph -> graph.values().contains(100)));
        assertTrue(graphs.stream()
                .anyMatch(graph -> graph.options(0).size()
                        > graph.options(0).stream().distinct().count()));
        assertTrue(graphs.stream().allMatch(DagTest::leadsBothWays));
        assertTrue(graphs.stream().allMatch(graph -> graph.vertices() <= LargeGraphs.MOST));
    }

    private static boolean leadsBothWays(GraphGame graph) {
        boolean up = false;
        boolean down = false;
        for (int v = 0; v < graph.vertices(); v++) {
            for (int to : graph.options(v)) {
                up |= to > v;
                down |= to < v;
            }
        }
        return up && down;
    }

    @Test
    void onlyTheExceptionThatIsAskedForReportsACycle() {
        Case asked = GraphCases.of(GraphGame.of(new int[][] {{0}}));
        assertTrue(judged(asked, new Answer.Threw("java.lang.IllegalArgumentException", "", List.of())));
        assertFalse(judged(asked, new Answer.Threw("java.lang.StackOverflowError", "", List.of())));
        assertFalse(judged(asked, new Answer.Threw("java.lang.RuntimeException", "", List.of())));
        assertFalse(judged(asked, new Answer.Returned(List.of(0))));
        assertEquals(
                Kind.WRONG_ANSWER,
                asked.judge().judge(new Answer.Returned(List.of(0))).kind());
        assertFalse(judged(
                GraphCases.of(GraphGame.of(new int[][] {{}})),
                new Answer.Threw("java.lang.IllegalArgumentException", "", List.of())));
    }

    private static boolean judged(Case asked, Answer answer) {
        return asked.judge().judge(answer).isRight();
    }

    @Test
    void explanationBeginsWithTheMistakeThatOthersFollowFrom() {
        // 3 leads to 2, that to 1, that to 0: worth 1, 0, 1, 0. The largest plus one is wrong at 2, and then at 3.
        Case asked = GraphCases.of(GraphGame.of(new int[][] {{}, {0}, {1}, {2}}));
        Explanation.Worked worked = explained(asked, new Answer.Returned(List.of(0, 1, 2, 3)));
        assertEquals(Step.say("brief", 2, "1", 0), worked.brief());
        assertTrue(worked.steps()
                .containsAll(List.of(
                        Step.say("root", 2, 1),
                        Step.say("options", 2, "1", "1", 1),
                        Step.Strip.of(List.of(1), 0, 2),
                        Step.say("mex", 2, 0),
                        Step.say("gap", 2, 0, 2))));
    }

    @Test
    void tableNeedsOnlyLinesAboveEachLine() {
        Case asked = GraphCases.of(GraphGame.of(new int[][] {{1, 2}, {2}, {}}));
        Step.Grid table = explained(asked, new Answer.Returned(List.of(1, 1, 0))).steps().stream()
                .filter(Step.Grid.class::isInstance)
                .map(Step.Grid.class::cast)
                .findFirst()
                .orElseThrow();
        assertEquals(
                List.of("2", "1", "0"),
                table.rows().stream().map(Step.Row::head).toList());
        assertEquals(
                List.of("1, 2", "1, 0", "2", "1"),
                table.rows().get(2).cells().stream().map(Step.Cell::text).toList());
    }

    @Test
    void whereACycleMustBeReportedItIsNamedBesideWhatWasReturned() {
        RefusalJudge judge = new RefusalJudge(GraphGame.of(new int[][] {{1}, {0}}));
        var values = judge.judge(new Answer.Returned(List.of(0, 1)));
        assertEquals("an IllegalArgumentException for the cycle 0 → 1 → 0", values.expected());
        assertEquals("values 0, 1", values.actual());
        assertEquals("values none", judge.judge(new Answer.Returned(List.of())).actual());
        List<Integer> twelve = Collections.nCopies(12, 0);
        assertEquals(
                "values 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, …",
                judge.judge(new Answer.Returned(twelve)).actual());
        assertEquals(
                "null instead of an int[]",
                judge.judge(new Answer.Returned(null)).actual());
        assertTrue(judge.judge(new Answer.Threw("java.lang.IllegalArgumentException", "a cycle", List.of()))
                .isRight());
        assertFalse(judge.judge(new Answer.Threw("java.lang.IllegalStateException", "a cycle", List.of()))
                .isRight());
    }

    @Test
    void cycleIsDrawnAndToldToMatterWhereverItIs() {
        Case asked = GraphCases.of(GraphGame.of(new int[][] {{}, {2}, {1}}));
        Explanation.Worked worked = explained(asked, new Answer.Returned(List.of(0, 0, 0)));
        assertEquals(Step.say("brief-cycle", "1 → 2 → 1"), worked.brief());
        assertTrue(worked.steps().containsAll(List.of(Step.say("round", 1, 2), Step.say("unreached"))));
        Step.Graph ring = (Step.Graph) worked.steps().get(0);
        assertEquals(2, ring.edges().size());
    }

    private Explanation.Worked explained(Case asked, Answer answer) {
        return (Explanation.Worked) check("values")
                .explainer()
                .explain(Judged.of(asked, answer), List.of(), true)
                .orElseThrow();
    }

    @Test
    void noArrowRunsThroughAVertexOfThePicture() {
        // 0 leads to 1, 2 and 3, which are a chain: the long arrows pass beside it.
        Step.Graph drawn = (Step.Graph) GraphPicture.of(GraphGame.of(new int[][] {{1, 2, 3}, {2, 3}, {3}, {}}), 0);
        assertEquals(
                List.of(0.0, 1.0, 2.0, 3.0),
                drawn.vertices().stream().map(Step.Vertex::row).toList());
        assertEquals(
                4,
                drawn.vertices().stream()
                        .map(v -> List.of(v.row(), v.column()))
                        .distinct()
                        .count());
        assertTrue(drawn.vertices().stream().map(Step.Vertex::column).distinct().count() > 1);
    }

    @Test
    void shrinkingALongCycleKeepsIt() {
        int[][] moves = new int[200][];
        for (int v = 0; v < 200; v++) {
            moves[v] = new int[] {(v + 1) % 200};
        }
        Case at = GraphCases.of(GraphGame.of(moves));
        for (boolean found = true; found; ) {
            var smaller = GraphCases.smaller(at).stream()
                    .filter(asked -> asked.stratum() == Stratum.REFUSED)
                    .findFirst();
            found = smaller.isPresent();
            at = smaller.orElse(at);
        }
        assertEquals(Map.of("moves", "{{0}}"), at.input());
    }

    @Test
    void examplesOfTheStoriesAreTrue() {
        assertArrayEquals(new int[] {0, 1, 1}, asked("numbers-taken-for-an-order", "{{}, {0}, {1}}"));
        assertArrayEquals(new int[] {0, 1}, asked("cycles-unreported", "{{1}, {0}}"));
        assertEquals(3, asked("cycles-from-vertex-0-only", "{{}, {2}, {1}}").length);
        assertArrayEquals(new int[] {0}, asked("loops-skipped", "{{0}}"));
        assertThrows(IllegalArgumentException.class, () -> asked("met-twice-is-a-cycle", "{{1, 2}, {2}, {}}"));
        assertArrayEquals(new int[] {0, 0}, asked("reached-from-vertex-0-only", "{{}, {0}}"));
        assertArrayEquals(new int[] {0, 1, 2}, asked("longest-play", "{{}, {0}, {1}}"));
        assertArrayEquals(new int[] {1, 1, 0}, asked("winner-only", "{{1, 2}, {2}, {}}"));
        assertArrayEquals(new int[] {0, 1, 1}, asked("number-of-options", "{{}, {0}, {1}}"));
        assertArrayEquals(new int[] {0, 0}, asked("xor-of-options", "{{}, {0}}"));
        assertEquals(1, asked("sorted-with-duplicates", "{{1, 2, 3}, {}, {1}, {}}")[0]);
        assertArrayEquals(
                new int[] {2, 0, 1, 0}, ((GraphGameSolver) right()).grundyValues(new int[][] {{1, 2, 3}, {}, {1}, {}}));
    }

    private int[] asked(String mutant, String moves) {
        Case asked = check("cycles").cases().stream()
                .filter(each -> moves.equals(each.input().get("moves")))
                .findFirst()
                .orElseGet(() -> check("values").cases().stream()
                        .filter(each -> moves.equals(each.input().get("moves")))
                        .findFirst()
                        .orElseThrow());
        return ((GraphGameSolver) wrong(mutant))
                .grundyValues(GraphCases.graphOf(asked).moves());
    }

    /** A search in depth that knows which vertices are still on its way. */
    private static final class RightSolver {

        private final int[][] moves;
        private final Integer[] values;
        private final boolean[] onTheWay;

        RightSolver(int[][] moves) {
            this.moves = moves;
            this.values = new Integer[moves.length];
            this.onTheWay = new boolean[moves.length];
        }

        int[] values() {
            int[] all = new int[moves.length];
            for (int v = 0; v < all.length; v++) {
                all[v] = value(v);
            }
            return all;
        }

        private int value(int vertex) {
            if (onTheWay[vertex]) {
                throw new IllegalArgumentException("a cycle through " + vertex);
            }
            if (values[vertex] == null) {
                onTheWay[vertex] = true;
                boolean[] present = new boolean[moves[vertex].length + 1];
                for (int to : moves[vertex]) {
                    int value = value(to);
                    if (value < present.length) {
                        present[value] = true;
                    }
                }
                int mex = 0;
                while (present[mex]) {
                    mex++;
                }
                values[vertex] = mex;
                onTheWay[vertex] = false;
            }
            return values[vertex];
        }
    }
}
