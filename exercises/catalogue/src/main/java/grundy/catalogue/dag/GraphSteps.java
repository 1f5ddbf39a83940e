package grundy.catalogue.dag;

import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.games.GraphGame;
import java.util.List;
import java.util.Optional;

/** Shows how the values come about from the ends of play upwards, or the cycle because of which there are none. */
final class GraphSteps implements Check.Explainer {

    @Override
    public Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        GraphGame graph = GraphCases.graphOf(failed.asked());
        return Optional.of(
                graph.isAcyclic()
                        ? new ValueSteps(graph, failed.answer()).explanation(inFull)
                        : new CycleSteps(graph, failed.answer()).explanation(inFull));
    }
}
