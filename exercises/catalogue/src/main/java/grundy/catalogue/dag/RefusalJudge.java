package grundy.catalogue.dag;

import grundy.catalogue.Answer;
import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import grundy.catalogue.judging.AnswerJudge;
import grundy.catalogue.judging.PlainValue;
import grundy.games.GraphGame;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Judges an answer about a graph with a cycle: nothing but the exception that reports it is right. */
final class RefusalJudge extends AnswerJudge {

    private static final String RIGHT = IllegalArgumentException.class.getName();
    private static final String EXPECTED = "an IllegalArgumentException";

    private final GraphGame graph;

    RefusalJudge(GraphGame graph) {
        this.graph = graph;
    }

    @Override
    protected String expected() {
        return EXPECTED + " for the cycle " + CycleSteps.round(graph.cycle());
    }

    @Override
    protected Finding ofThrown(Answer.Threw threw) {
        return threw.type().equals(RIGHT) ? new Finding(null, expected(), EXPECTED, "refused") : super.ofThrown(threw);
    }

    @Override
    protected Finding ofReturned(@Nullable Object value) {
        return value instanceof List<?> values
                ? wrong(Kind.WRONG_ANSWER, "values " + cut(values), "values")
                : invalid(PlainValue.describe(value) + " instead of an int[]");
    }

    private static String cut(List<?> values) {
        String first =
                values.stream().limit(SmallerGraphs.SHOWN).map(String::valueOf).collect(Collectors.joining(", "));
        return values.size() > SmallerGraphs.SHOWN ? first + ", …" : values.isEmpty() ? "none" : first;
    }
}
