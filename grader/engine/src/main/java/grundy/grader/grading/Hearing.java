package grundy.grader.grading;

import grundy.catalogue.Candidate;
import grundy.catalogue.Plain;
import grundy.catalogue.Question;
import grundy.exercises.HeapGameSolver;
import grundy.grader.sandbox.Conversation;
import grundy.grader.sandbox.Reply;
import grundy.grader.wire.Limits;
import grundy.grader.wire.Request;
import grundy.grader.wire.Response;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The answer to one question is awaited. Until it comes, the solution may ask the candidate that the question is about, if it is about
 * one: the candidate stays here, and the time for the answer is that for all of it together. Nothing that is asked is trusted.
 */
final class Hearing {

    /** Twenty times the inputs of a large audit, and so few that they end before the time does: what is told does not depend on it. */
    private static final int MOST_ASKED = 20_000;

    private final Conversation worker;
    private final @Nullable HeapGameSolver candidate;
    private final Duration limit;
    private final Stopwatch clock;
    private int asked;

    /**
     * Begins to wait.
     *
     * @param limit how long the answer may take
     */
    Hearing(Conversation worker, Question question, Duration limit) {
        this.worker = worker;
        this.candidate = candidateOf(question);
        this.limit = limit;
        this.clock = new Stopwatch(limit);
    }

    private static @Nullable HeapGameSolver candidateOf(Question question) {
        for (Object argument : question.arguments()) {
            if (argument instanceof Candidate given) {
                return given.solver();
            }
        }
        return null;
    }

    /** A question as a call: of its candidate, the wire is told that there is one. */
    static Request.Call call(Question question) {
        List<Object> arguments = question.arguments().stream()
                .map(argument -> argument instanceof Candidate ? new Request.Candidate() : argument)
                .toList();
        return new Request.Call(question.method(), arguments);
    }

    /** The answer, of which nothing has come yet, once the question has been sent with this request. */
    Reply after(Request request) {
        return heard(worker.ask(request, limit));
    }

    /** The answer, of which nothing has come yet; the question has been sent. */
    Reply next() {
        return heard(worker.receive(limit));
    }

    private Reply heard(Reply first) {
        Reply reply = first;
        while (candidate != null
                && reply instanceof Reply.Said said
                && said.response() instanceof Response.AskCandidate question) {
            reply = afterAnswering(question, candidate);
        }
        return reply instanceof Reply.Silent ? new Reply.Silent(limit) : reply;
    }

    private Reply afterAnswering(Response.AskCandidate question, HeapGameSolver solver) {
        asked++;
        if (asked > MOST_ASKED) {
            return new Reply.Ended("it asked the candidate more than " + MOST_ASKED + " times");
        }
        Optional<Request> answer = answer(question, solver);
        return answer.isPresent()
                ? worker.ask(answer.get(), clock.atMost(limit))
                : new Reply.Ended("it sent something that is no question to a candidate");
    }

    /** Empty where the question makes no sense. */
    private static Optional<Request> answer(Response.AskCandidate question, HeapGameSolver solver) {
        try {
            if (question.method().equals("grundy") && question.argument() instanceof Integer heap) {
                return Optional.of(new Request.CandidateReturned(solver.grundy(heap)));
            } else if (question.method().equals("winningMove")
                    && question.argument() instanceof List<?> asked
                    && isHeaps(asked)) {
                List<Integer> heaps = Plain.numbers(asked);
                return Optional.of(new Request.CandidateReturned(Plain.of(solver.winningMove(heaps))));
            }
            return Optional.empty();
        } catch (RuntimeException | StackOverflowError thrown) {
            return Optional.of(new Request.CandidateThrew(Limits.cut(thrown.toString(), Limits.MESSAGE)));
        }
    }

    private static boolean isHeaps(List<?> asked) {
        return asked.stream().allMatch(Integer.class::isInstance);
    }
}
