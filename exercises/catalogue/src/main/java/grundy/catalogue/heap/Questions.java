package grundy.catalogue.heap;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Question;
import grundy.catalogue.heap.mistakes.OpenChoice;
import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The two questions that a {@link HeapGameSolver} can be asked. */
final class Questions {

    private static final String GRUNDY = "grundy";
    private static final String WINNING_MOVE = "winningMove";

    private Questions() {}

    static Question grundy(int heap) {
        return new Question(GRUNDY, List.of(heap));
    }

    static Question winningMove(List<Integer> heaps) {
        return new Question(WINNING_MOVE, List.of(heaps));
    }

    /** The heap that a case about a single value asks for. */
    static int heapOf(Case asked) {
        return (Integer) asked.question().arguments().get(0);
    }

    /** The heaps that a case about a sum asks for. */
    static List<Integer> heapsOf(Case asked) {
        return modifiable((List<?>) asked.question().arguments().get(0));
    }

    static boolean isAboutValue(Case asked) {
        return asked.question().method().equals(GRUNDY);
    }

    /**
     * Puts the question to a solver in this process.
     *
     * @throws IllegalArgumentException if it is none of the two questions
     */
    static Answer ask(HeapGameSolver solver, Question question) {
        Object argument = question.arguments().get(0);
        return switch (question.method()) {
            case GRUNDY -> answer(() -> solver.grundy((Integer) argument));
            case WINNING_MOVE -> answer(() -> plain(solver.winningMove(modifiable((List<?>) argument))));
            default -> throw new IllegalArgumentException("no such question: " + question);
        };
    }

    /** All that a solver may answer. */
    static List<Answer> choices(OpenChoice solver, Question question) {
        if (!question.method().equals(WINNING_MOVE)) {
            return List.of(ask(solver, question));
        }
        var answers = new ArrayList<Answer>();
        for (Object choice :
                solver.choices(modifiable((List<?>) question.arguments().get(0)))) {
            answers.add(new Answer.Returned(plain(choice)));
        }
        return answers;
    }

    private static Answer answer(Supplier<@Nullable Object> call) {
        try {
            return new Answer.Returned(call.get());
        } catch (RuntimeException | StackOverflowError thrown) {
            String message = thrown.getMessage();
            return new Answer.Threw(thrown.getClass().getName(), message == null ? "" : message, List.of());
        }
    }

    private static List<Integer> modifiable(List<?> heaps) {
        var copy = new ArrayList<Integer>(heaps.size());
        for (Object heap : heaps) {
            copy.add((Integer) heap);
        }
        return copy;
    }

    private static @Nullable Object plain(@Nullable Object answered) {
        return answered instanceof Optional<?> optional && optional.orElse(null) instanceof Move move
                ? Optional.of(List.of(move.heapIndex(), move.pieces()))
                : answered;
    }
}
