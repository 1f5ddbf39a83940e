package grundy.grader.protocol;

import grundy.catalogue.Answer;
import grundy.catalogue.Question;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The protocol, for a heap game. A program reads the number of heaps and their sizes, and prints the winner and a winning
 * move; or, started with the argument {@code table}, it prints values.
 */
public final class TextProtocol {

    /** The only argument that a program is ever started with. */
    public static final String TABLE = "table";

    /** The largest heap of the table. */
    public static final int TABLE_TO = 30;

    private TextProtocol() {}

    /**
     * What a program has to be asked.
     *
     * @throws IllegalArgumentException if the protocol has no words for the question: a fault of ours
     */
    public static Asked of(Question question) {
        Object argument = question.arguments().get(0);
        if (question.method().equals("grundy") && argument instanceof Integer heap && heap >= 0 && heap <= TABLE_TO) {
            return new Asked.ForValue(heap);
        } else if (question.method().equals("winningMove") && argument instanceof List<?> heaps) {
            return new Asked.ForMove(heaps.stream().map(Integer.class::cast).toList());
        }
        throw new IllegalArgumentException("a program cannot be asked " + question);
    }

    /** What a program reads: how many heaps there are, and on the next line their sizes. */
    public static String input(List<Integer> heaps) {
        String sizes = heaps.stream().map(String::valueOf).collect(Collectors.joining(" "));
        return heaps.size() + "\n" + (heaps.isEmpty() ? "" : sizes + "\n");
    }

    /**
     * Reads winner and move.
     *
     * @param output what the program printed; anything at all
     */
    public static Answer move(String output) {
        return new Answer.Returned(MoveOutput.read(output));
    }

    /**
     * Reads values.
     *
     * @param output what the program printed; anything at all
     * @return the answer for each of g(0) to g({@link #TABLE_TO}), in this order
     */
    public static List<Answer> values(String output) {
        return new TableOutput(output)
                .values().stream().<Answer>map(Answer.Returned::new).toList();
    }

    /** A question in the words of the protocol. */
    public sealed interface Asked {
        /** One line of the table. */
        record ForValue(int heap) implements Asked {}

        /** A run of its own. */
        record ForMove(List<Integer> heaps) implements Asked {}
    }
}
