package grundy.grader.worker;

import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.grader.wire.Request;
import grundy.grader.wire.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A solver that the grader keeps: asks it over the wire. Nothing here says which one it is. */
final class RemoteSolver implements HeapGameSolver {

    private static final int MAX_HEAPS = 1_000;

    private final CandidateLine line;

    RemoteSolver(CandidateLine line) {
        this.line = line;
    }

    @Override
    public int grundy(int heap) {
        Integer value = (Integer) ask("grundy", heap);
        if (value == null) {
            throw new NullPointerException();
        }
        return value;
    }

    /** {@inheritDoc} This one may return null, or throw. */
    @Override
    @SuppressWarnings({"NullAway", "NullableOptional"}) // a candidate that returns null is one of the mistakes
    public @Nullable Optional<Move> winningMove(List<Integer> heaps) {
        Object answered = ask("winningMove", copy(heaps));
        return answered instanceof Optional<?> optional ? optional.map(RemoteSolver::move) : null;
    }

    /** Its own copy: a list of a student's may be longer than it says, and longer than any that makes sense. */
    private static List<Integer> copy(List<Integer> heaps) {
        List<Integer> copy = new ArrayList<>();
        for (int heap : heaps) {
            if (copy.size() == MAX_HEAPS) {
                throw new IllegalArgumentException("more than " + MAX_HEAPS + " heaps");
            }
            copy.add(heap);
        }
        return copy;
    }

    /** Of the list of its components. */
    @SuppressWarnings("unchecked") // the grader sends a number and a list of numbers
    private static Move move(Object components) {
        List<?> move = (List<?>) components;
        return new Move((Integer) move.get(0), (List<Integer>) move.get(1));
    }

    private @Nullable Object ask(String method, Object argument) {
        Request answer = line.ask(this, new Response.AskCandidate(method, argument));
        if (answer instanceof Request.CandidateThrew threw) {
            throw new RuntimeException(threw.message());
        }
        return ((Request.CandidateReturned) answer).value();
    }
}
