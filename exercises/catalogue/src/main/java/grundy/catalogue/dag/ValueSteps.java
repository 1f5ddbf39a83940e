package grundy.catalogue.dag;

import static grundy.catalogue.Step.say;

import grundy.catalogue.Answer;
import grundy.catalogue.Explanation;
import grundy.catalogue.Step;
import grundy.catalogue.Step.Cell;
import grundy.catalogue.Step.Mark;
import grundy.games.GraphGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Shows how values come about, and the first mistake on the way up: a wrong vertex all of whose options are right. */
final class ValueSteps {

    /** A longer list of options is cut. */
    private static final int LISTED = 12;

    private static final int SHOWN_ARROWS = 20;
    private static final String NONE = "–";

    private final GraphGame graph;
    private final List<Integer> right;
    /** What was answered, where that is a number for every vertex; else empty. */
    private final List<Integer> answered;

    private final Answer answer;

    ValueSteps(GraphGame graph, Answer answer) {
        this.graph = graph;
        this.right = graph.values();
        this.answer = answer;
        this.answered = numbers(answer).size() == graph.vertices() ? numbers(answer) : List.of();
    }

    private static List<Integer> numbers(Answer answer) {
        if (answer instanceof Answer.Returned returned
                && returned.value() instanceof List<?> list
                && list.stream().allMatch(Integer.class::isInstance)) {
            return list.stream().map(Integer.class::cast).toList();
        }
        return List.of();
    }

    Explanation.Worked explanation(boolean inFull) {
        int vertex = vertexInQuestion();
        List<Integer> options = graph.options(vertex);
        Step.Sentence brief = options.isEmpty()
                ? say("brief-end", vertex)
                : say("brief", vertex, list(present(vertex)), right.get(vertex));
        return Explanation.Worked.of(Dag.ID, brief, inFull ? steps(vertex) : List.of(), List.of());
    }

    /** The lowest wrong one; where no values were answered, the highest of all. */
    private int vertexInQuestion() {
        List<Integer> heights = graph.heights();
        if (answered.isEmpty()) {
            return all().max(Comparator.comparing(heights::get)).orElseThrow();
        }
        return all().filter(v -> !answered.get(v).equals(right.get(v)))
                .min(Comparator.comparing(heights::get))
                .orElse(0);
    }

    private Stream<Integer> all() {
        return IntStream.range(0, graph.vertices()).boxed();
    }

    private List<Step> steps(int vertex) {
        var steps = new ArrayList<Step>();
        if (answered.isEmpty() && !numbers(answer).isEmpty()) {
            steps.add(say("count", numbers(answer).size(), graph.vertices()));
        }
        if (graph.vertices() <= SmallerGraphs.SHOWN) {
            if (graph.arrows() <= SHOWN_ARROWS) {
                steps.add(GraphPicture.of(graph, vertex));
            }
            steps.add(table());
        }
        steps.addAll(mex(vertex));
        return steps;
    }

    private List<Step> mex(int vertex) {
        var steps = new ArrayList<Step>();
        List<Integer> options = graph.options(vertex);
        if (!answered.isEmpty()) {
            steps.add(say("root", vertex, options.size()));
        }
        if (options.isEmpty()) {
            steps.add(say("end", vertex));
        } else {
            steps.add(say("options", vertex, list(options), list(values(options)), options.size()));
            steps.add(Step.Strip.of(
                    present(vertex), right.get(vertex), answered.isEmpty() ? null : answered.get(vertex)));
            steps.add(say("mex", vertex, right.get(vertex)));
        }
        if (!answered.isEmpty()) {
            steps.add(claim(vertex, answered.get(vertex)));
        }
        return steps;
    }

    /** What is wrong with a value; exactly one of three things is. */
    private Step claim(int vertex, int claimed) {
        if (claimed < 0) {
            return say("negative", claimed);
        }
        return graph.options(vertex).stream()
                .filter(option -> right.get(option) == claimed)
                .findFirst()
                .<Step>map(option -> say("equal-option", claimed, option, vertex))
                .orElseGet(() -> say("gap", claimed, right.get(vertex), vertex));
    }

    /** A line for each vertex, below those of its options. */
    private Step table() {
        List<Integer> heights = graph.heights();
        List<Step.Row> rows =
                all().sorted(Comparator.comparing(heights::get)).map(this::row).toList();
        List<String> columns = new ArrayList<>(List.of("1", "2", "3"));
        if (!answered.isEmpty()) {
            columns.add("4");
        }
        return Step.Grid.of("table", List.of(), columns, rows);
    }

    private Step.Row row(int vertex) {
        List<Integer> options = graph.options(vertex);
        var cells = new ArrayList<Cell>();
        cells.add(new Cell(list(options), Mark.PLAIN));
        cells.add(new Cell(list(values(options)), Mark.PLAIN));
        cells.add(new Cell(String.valueOf(right.get(vertex)), Mark.PLAIN));
        if (!answered.isEmpty()) {
            boolean wrong = !answered.get(vertex).equals(right.get(vertex));
            cells.add(new Cell(String.valueOf(answered.get(vertex)), wrong ? Mark.WRONG : Mark.PLAIN));
        }
        return new Step.Row(String.valueOf(vertex), cells);
    }

    private List<Integer> values(List<Integer> options) {
        return options.stream().map(right::get).toList();
    }

    /** The values that options have, each once. */
    private List<Integer> present(int vertex) {
        return values(graph.options(vertex)).stream().distinct().sorted().toList();
    }

    private static String list(List<Integer> numbers) {
        String listed = numbers.stream().limit(LISTED).map(String::valueOf).collect(Collectors.joining(", "));
        return numbers.isEmpty() ? NONE : numbers.size() > LISTED ? listed + ", …" : listed;
    }
}
