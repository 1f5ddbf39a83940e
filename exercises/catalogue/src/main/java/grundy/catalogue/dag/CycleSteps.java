package grundy.catalogue.dag;

import static grundy.catalogue.Step.say;

import grundy.catalogue.Answer;
import grundy.catalogue.Explanation;
import grundy.catalogue.Step;
import grundy.games.GraphGame;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Shows a cycle, and why no value can be given to its vertices. */
record CycleSteps(GraphGame graph, Answer answer) {

    Explanation.Worked explanation(boolean inFull) {
        List<Integer> cycle = graph.cycle();
        Step.Sentence brief = cycle.size() == 1 ? say("brief-loop", cycle.get(0)) : say("brief-cycle", round(cycle));
        return Explanation.Worked.of(Dag.ID, brief, inFull ? steps(cycle) : List.of(), List.of());
    }

    private List<Step> steps(List<Integer> cycle) {
        var steps = new ArrayList<Step>();
        if (cycle.size() <= SmallerGraphs.SHOWN) {
            steps.add(GraphPicture.ring(cycle));
        }
        steps.add(cycle.size() == 1 ? say("loop", cycle.get(0)) : say("round", cycle.get(0), cycle.size()));
        steps.add(say("no-value"));
        if (!reaches(0, cycle.get(0))) {
            steps.add(say("unreached"));
        }
        steps.add(say(answer instanceof Answer.Threw ? "other-exception" : "report"));
        return steps;
    }

    /** With the first vertex at the end again; a long one is cut. */
    static String round(List<Integer> cycle) {
        boolean cut = cycle.size() > SmallerGraphs.SHOWN;
        String met =
                cycle.stream().limit(SmallerGraphs.SHOWN).map(String::valueOf).collect(Collectors.joining(" → "));
        return met + (cut ? " → … → " : " → ") + cycle.get(0);
    }

    private boolean reaches(int from, int vertex) {
        Set<Integer> met = new HashSet<>(Set.of(from));
        var way = new ArrayList<>(List.of(from));
        for (int done = 0; done < way.size(); done++) {
            graph.options(way.get(done)).stream().filter(met::add).forEach(way::add);
        }
        return met.contains(vertex);
    }
}
