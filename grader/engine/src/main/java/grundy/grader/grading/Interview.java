package grundy.grader.grading;

import grundy.catalogue.Answer;
import grundy.catalogue.Question;
import grundy.grader.result.Report;
import grundy.grader.sandbox.Conversation;
import grundy.grader.sandbox.Reply;
import grundy.grader.wire.Request;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All that one solution is asked. A process that dies costs the question that it died of; a fresh one goes on with the next.
 * Each distinct question is asked once.
 */
final class Interview implements AutoCloseable {

    private static final int BATCH = 64;

    private final WorkerSource workers;
    private final GradingLimits limits;
    private final Stopwatch whole;
    private final Map<Question, Answer> answers = new LinkedHashMap<>();
    private Conversation worker;

    /**
     * Starts the interview: the solution is loaded and constructed.
     *
     * @throws NotGradable if that fails
     */
    Interview(WorkerSource workers, GradingLimits limits) throws NotGradable {
        this.workers = workers;
        this.limits = limits;
        this.worker = workers.next();
        this.whole = new Stopwatch(limits.submission());
    }

    /** Asks what was not asked yet, within the limits of one check. */
    void ask(List<Question> questions) {
        var open = new ArrayList<Question>();
        for (Question question : questions) {
            if (!answers.containsKey(question)) {
                answers.put(question, new Answer.NotAsked("not reached"));
                open.add(question);
            }
        }
        askAll(open).forEach(answers::put);
    }

    /** The answer to a question that was asked. */
    Answer answer(Question question) {
        Answer answer = answers.get(question);
        return answer == null ? new Answer.NotAsked("not asked") : answer;
    }

    /** Asks again, and leaves the first answers as they are. */
    Map<Question, Answer> askAgain(List<Question> questions) {
        return askAll(questions);
    }

    /** What the solution printed, over all its processes. */
    Report.Output output() {
        return workers.output();
    }

    /** Whether the solution changed a list that it was given. */
    boolean changedArgument() {
        return workers.changedArgument();
    }

    @Override
    public void close() {
        workers.retire(worker);
    }

    private Map<Question, Answer> askAll(List<Question> questions) {
        var found = new LinkedHashMap<Question, Answer>();
        var clock = new Stopwatch(limits.check());
        int deaths = 0;
        int next = 0;
        String stop = "";
        while (next < questions.size() && stop.isEmpty()) {
            List<Question> batch = questions.subList(next, Math.min(next + BATCH, questions.size()));
            int answered = askBatch(batch, clock, found);
            next += answered;
            if (isDeath(found.get(batch.get(answered - 1)))) {
                deaths++;
                stop = reasonToStop(clock, deaths);
            }
        }
        for (Question question : questions.subList(next, questions.size())) {
            found.put(question, new Answer.NotAsked(stop));
        }
        return found;
    }

    private String reasonToStop(Stopwatch clock, int deaths) {
        if (whole.isOver()) {
            return "the time for the submission was used up (" + seconds(limits.submission()) + ")";
        }
        if (clock.isOver()) {
            return "the time for this check was used up (" + seconds(limits.check()) + ")";
        }
        if (deaths >= limits.deaths()) {
            return "the program had to be started again " + deaths + " times in this check";
        }
        try {
            workers.retire(worker);
            worker = workers.next();
            return "";
        } catch (NotGradable e) {
            return "the program could not be started again: " + e.message();
        }
    }

    /** Asks a batch, and returns how many answers were found: all, or up to and with the one that the process died of. */
    private int askBatch(List<Question> batch, Stopwatch clock, Map<Question, Answer> found) {
        var calls = batch.stream()
                .map(q -> new Request.Call(q.method(), q.arguments()))
                .toList();
        Duration limit = clock.atMost(whole.atMost(limits.call()));
        Reply reply = worker.ask(new Request.Ask(calls), limit);
        for (int i = 0; i < batch.size(); i++) {
            if (i > 0) {
                limit = clock.atMost(whole.atMost(limits.call()));
                reply = worker.receive(limit);
            }
            Answer answer = Answers.of(reply);
            found.put(batch.get(i), answer);
            if (isDeath(answer)) {
                return i + 1;
            }
        }
        return batch.size();
    }

    private static boolean isDeath(Answer answer) {
        return answer instanceof Answer.TimedOut || answer instanceof Answer.Crashed;
    }

    private static String seconds(Duration duration) {
        return duration.toSeconds() + " s";
    }
}
