package grundy.grader.grading;

import grundy.catalogue.Answer;
import grundy.catalogue.Question;
import grundy.grader.sandbox.Conversation;
import grundy.grader.sandbox.Reply;
import grundy.grader.wire.Request;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

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
    private @Nullable Conversation worker;
    private int deaths;
    private String lost = "";

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

    @Override
    public void close() {
        retire();
    }

    private void retire() {
        Conversation retired = worker;
        worker = null;
        if (retired != null) {
            workers.retire(retired);
        }
    }

    /** Puts questions, each once, and finds an answer for each. */
    private Map<Question, Answer> askAll(List<Question> questions) {
        var found = new ArrayList<Answer>();
        var clock = new Stopwatch(limits.check());
        int deathsBefore = deaths;
        String stop = "";
        while (found.size() < questions.size() && stop.isEmpty()) {
            stop = reasonToStop(clock, deaths - deathsBefore);
            Conversation living = stop.isEmpty() ? living() : null;
            if (living != null) {
                int end = Math.min(found.size() + BATCH, questions.size());
                askBatch(living, questions.subList(found.size(), end), clock, found);
            } else if (stop.isEmpty()) {
                stop = lost;
            }
        }
        var answered = new LinkedHashMap<Question, Answer>();
        for (int i = 0; i < questions.size(); i++) {
            answered.put(questions.get(i), i < found.size() ? found.get(i) : new Answer.NotAsked(stop));
        }
        return answered;
    }

    /** Why no more is asked, or the empty text. */
    private String reasonToStop(Stopwatch clock, int deathsInCheck) {
        String timeIsUp = timeIsUp(clock);
        if (!timeIsUp.isEmpty()) {
            return timeIsUp;
        }
        if (deathsInCheck >= limits.deathsInCheck() || deaths >= limits.deaths()) {
            return "the program had been lost " + deaths + " times to answers that never came";
        }
        return "";
    }

    private String timeIsUp(Stopwatch clock) {
        if (whole.isOver()) {
            return "the time for the submission was used up (" + seconds(limits.submission()) + ")";
        }
        return clock.isOver() ? "the time for this check was used up (" + seconds(limits.check()) + ")" : "";
    }

    /** A process that can be asked; null where one is lost, and no other could be started in its place. */
    private @Nullable Conversation living() {
        if (worker == null && lost.isEmpty()) {
            try {
                worker = workers.next();
            } catch (NotGradable e) {
                lost = "the program could not be started again: " + e.message();
            }
        }
        return worker;
    }

    /** Asks a batch. If the process dies of a question, that one has its answer, and those after it have none. */
    private void askBatch(Conversation living, List<Question> batch, Stopwatch clock, List<Answer> found) {
        var calls = batch.stream()
                .map(q -> new Request.Call(q.method(), q.arguments()))
                .toList();
        Reply reply = living.ask(new Request.Ask(calls), callLimit(clock));
        for (int i = 0; i < batch.size(); i++) {
            Answer answer = Answers.of(i == 0 ? reply : living.receive(callLimit(clock)));
            found.add(settled(answer, clock));
            if (answer instanceof Answer.TimedOut || answer instanceof Answer.Crashed) {
                deaths++;
                retire();
                return;
            }
        }
    }

    /** Nothing is said of a question that had less than its time, because the time of the check was over. */
    private Answer settled(Answer answer, Stopwatch clock) {
        boolean cutShort = answer instanceof Answer.TimedOut late
                && late.limitMillis() < limits.call().toMillis();
        return cutShort ? new Answer.NotAsked(timeIsUp(clock)) : answer;
    }

    private Duration callLimit(Stopwatch clock) {
        return clock.atMost(whole.atMost(limits.call()));
    }

    private static String seconds(Duration duration) {
        return duration.toSeconds() + " s";
    }
}
