package grundy.catalogue.dag;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Finding;
import grundy.catalogue.Plain;
import grundy.catalogue.Question;
import grundy.catalogue.judging.ValuesJudge;
import grundy.games.GraphGame;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * Makes cases. A graph without a cycle counts as lost or won as vertex 0 is for the player who begins there, so that the same
 * answer to everything earns nothing.
 */
final class GraphCases {

    private GraphCases() {}

    /** A case that is shown as it is. */
    static Case of(GraphGame graph) {
        return of(graph, Map.of("moves", graph.toString()));
    }

    /** One that is too large to be shown. */
    static Case large(LargeGraphs.Named named) {
        return of(named.graph(), Map.of("graph", named.name()));
    }

    private static Case of(GraphGame graph, Map<String, Object> shown) {
        Supplier<List<Integer>> truth = new Truth(graph);
        return new Case(shown, questionOf(graph), stratumOf(graph), answer -> judged(graph, truth, answer));
    }

    private static Finding judged(GraphGame graph, Supplier<List<Integer>> truth, Answer answer) {
        Case.Judge judge = graph.isAcyclic() ? valuesOf(truth.get()) : new RefusalJudge(graph);
        return judge.judge(answer);
    }

    /** Compares an answer about a graph without a cycle. */
    static ValuesJudge valuesOf(List<Integer> right) {
        return new ValuesJudge(right, vertex -> "vertex " + vertex);
    }

    private static Question questionOf(GraphGame graph) {
        List<Object> moves = Arrays.stream(graph.moves())
                .<Object>map(options -> Plain.list(options))
                .toList();
        return new Question("grundyValues", List.of(moves));
    }

    private static Stratum stratumOf(GraphGame graph) {
        if (!graph.isAcyclic()) {
            return Stratum.REFUSED;
        }
        return graph.values().get(0) == 0 ? Stratum.LOST : Stratum.WON;
    }

    /** The graph that a case is about. */
    static GraphGame graphOf(Case asked) {
        return GraphGame.of(Plain.arrays(asked.question().arguments().get(0)));
    }

    /** Cases with fewer vertices or arrows. */
    static List<Case> smaller(Case failing) {
        return SmallerGraphs.than(graphOf(failing)).stream()
                .map(graph -> graph.vertices() > SmallerGraphs.SHOWN ? large(LargeGraphs.Named.part(graph)) : of(graph))
                .toList();
    }
}
