package grundy.catalogue.greenhackenbush;

import static grundy.catalogue.Step.say;

import grundy.catalogue.Answer;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.Step;
import grundy.catalogue.Step.Cell;
import grundy.catalogue.Step.Mark;
import grundy.games.HackenbushTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Shows how the value comes about from the tips of the branches down to the ground, and in small trees what every cut leaves. */
final class TreeSteps implements Check.Explainer {

    /** In trees to so many vertices every cut is listed. */
    private static final int ALL_CUTS = 7;

    /** So many branches are listed of those that stand on the ground. */
    private static final int LISTED = 12;

    @Override
    public Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        HackenbushTree tree = TreeCases.treeOf(failed.asked());
        Step.Sentence brief = tree.vertices() == 1 ? say("brief-ground") : atGround("brief", tree);
        if (!inFull) {
            return Optional.of(Explanation.Worked.of(GreenHackenbush.ID, brief, List.of(), List.of()));
        }
        return Optional.of(Explanation.Worked.of(GreenHackenbush.ID, brief, steps(tree, failed.answer()), cuts(tree)));
    }

    private static List<Step> steps(HackenbushTree tree, Answer answer) {
        var steps = new ArrayList<Step>();
        if (tree.vertices() == 1) {
            steps.add(say("ground"));
            return steps;
        }
        if (tree.vertices() <= SmallerTrees.SHOWN) {
            steps.add(TreePicture.of(tree));
            steps.add(table(tree));
        }
        steps.add(say("colon"));
        steps.add(atGround("value", tree));
        if (answer instanceof Answer.Returned returned && returned.value() instanceof Integer told) {
            claim(tree.value(), told).ifPresent(steps::add);
        }
        return steps;
    }

    /** A single branch needs no XOR. */
    private static Step.Sentence atGround(String key, HackenbushTree tree) {
        int branches = tree.children(tree.ground()).size();
        return say(key, lengths(tree, tree.ground()), tree.value(), branches);
    }

    /** Where the answer even gets the winner wrong, or cannot be a value. */
    private static Optional<Step> claim(int right, int told) {
        if (told < 0) {
            return Optional.of(say("negative", told));
        } else if (right == 0) {
            return Optional.of(say("lost", told));
        }
        return told == 0 ? Optional.of(say("won")) : Optional.of(say("same-winner", told, right, right ^ told));
    }

    /** From the tips down; a line needs only lines above it. */
    private static Step table(HackenbushTree tree) {
        List<Integer> downwards = new ArrayList<>(tree.groundFirst());
        Collections.reverse(downwards);
        List<Step.Row> rows = downwards.stream().map(v -> row(tree, v)).toList();
        return Step.Grid.of("table", List.of(), List.of("1", "2", "3"), rows);
    }

    private static Step.Row row(HackenbushTree tree, int vertex) {
        Mark mark = vertex == tree.ground() ? Mark.NOTED : Mark.PLAIN;
        String branches = tree.children(vertex).stream().map(String::valueOf).collect(Collectors.joining(", "));
        return new Step.Row(
                String.valueOf(vertex),
                List.of(
                        new Cell(branches.isEmpty() ? "–" : branches, Mark.PLAIN),
                        new Cell(branches.isEmpty() ? "–" : lengths(tree, vertex), Mark.PLAIN),
                        new Cell(String.valueOf(tree.values().get(vertex)), mark)));
    }

    /** What each branch on a vertex is worth with its edge, to be put together by XOR; a long list is cut. */
    private static String lengths(HackenbushTree tree, int vertex) {
        List<Integer> values = tree.values();
        List<Integer> branches = tree.children(vertex);
        String listed = branches.stream()
                .limit(LISTED)
                .map(branch -> String.valueOf(values.get(branch) + 1))
                .collect(Collectors.joining(" XOR "));
        return branches.size() > LISTED ? listed + " XOR …" : listed;
    }

    /** Every cut, or one that wins. */
    private static List<Step> cuts(HackenbushTree tree) {
        if (tree.vertices() == 1) {
            return List.of();
        } else if (tree.vertices() <= ALL_CUTS) {
            return allCuts(tree);
        } else if (tree.value() == 0 || tree.vertices() > SmallerTrees.SHOWN) {
            return List.of();
        }
        return tree.groundFirst().stream()
                .skip(1)
                .filter(v -> tree.without(v).value() == 0)
                .limit(1)
                .<Step>map(v -> say("winning-cut", v))
                .toList();
    }

    private static List<Step> allCuts(HackenbushTree tree) {
        var rows = new ArrayList<Step.Row>();
        var left = new ArrayList<Integer>();
        for (int vertex : tree.groundFirst().subList(1, tree.vertices())) {
            HackenbushTree rest = tree.without(vertex);
            left.add(rest.value());
            rows.add(new Step.Row(
                    String.valueOf(vertex),
                    List.of(
                            new Cell(String.valueOf(tree.vertices() - rest.vertices()), Mark.PLAIN),
                            new Cell(String.valueOf(rest.value()), rest.value() == 0 ? Mark.NOTED : Mark.PLAIN))));
        }
        List<Integer> present = left.stream().distinct().sorted().toList();
        return List.of(
                Step.Grid.of("cuts", List.of(), List.of("1", "2"), rows),
                Step.Strip.of(present, tree.value(), null),
                say("mex", tree.value()));
    }
}
