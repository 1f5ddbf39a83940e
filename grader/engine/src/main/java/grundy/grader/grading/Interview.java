package grundy.grader.grading;

import grundy.catalogue.Answer;
import grundy.catalogue.Question;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All that one solution is asked. A loss costs the question that it comes of. Each distinct question is asked once. */
final class Interview {

    private static final int BATCH = 64;

    private final Respondent respondent;
    private final GradingLimits limits;
    private final Stopwatch whole;
    private final Map<Question, Answer> answers = new LinkedHashMap<>();
    private int deaths;

    /**
     * Starts the interview: the solution is made ready.
     *
     * @throws NotGradable if that fails
     */
    Interview(Respondent respondent, GradingLimits limits) throws NotGradable {
        this.respondent = respondent;
        this.limits = limits;
        respondent.start();
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

    /** Puts questions, each once, and finds an answer for each. */
    private Map<Question, Answer> askAll(List<Question> questions) {
        var found = new ArrayList<Answer>();
        var clock = new Stopwatch(limits.check());
        int deathsBefore = deaths;
        Optional<String> stop = Optional.empty();
        while (found.size() < questions.size() && stop.isEmpty()) {
            stop = reasonToStop(clock, deaths - deathsBefore).or(respondent::whyNotReady);
            if (stop.isEmpty()) {
                int end = Math.min(found.size() + BATCH, questions.size());
                askBatch(questions.subList(found.size(), end), clock, deathsBefore, found);
            }
        }
        var answered = new LinkedHashMap<Question, Answer>();
        for (int i = 0; i < questions.size(); i++) {
            answered.put(questions.get(i), i < found.size() ? found.get(i) : new Answer.NotAsked(stop.orElseThrow()));
        }
        return answered;
    }

    /** Why no more is asked; empty where nothing speaks against it. */
    private Optional<String> reasonToStop(Stopwatch clock, int deathsInCheck) {
        if (whole.isOver() || clock.isOver()) {
            return Optional.of(timeIsUp());
        }
        return isEnough(deathsInCheck)
                ? Optional.of("the program had been lost " + deaths + " times to answers that never came")
                : Optional.empty();
    }

    /** Which time it is that is used up. */
    private String timeIsUp() {
        return whole.isOver()
                ? "the time for the submission was used up (" + seconds(limits.submission()) + ")"
                : "the time for this check was used up (" + seconds(limits.check()) + ")";
    }

    private boolean isEnough(int deathsInCheck) {
        return deathsInCheck >= limits.deathsInCheck() || deaths >= limits.deaths();
    }

    /** Asks a batch. What came after too many losses is left out: whether it was asked at all is a matter of chance. */
    private void askBatch(List<Question> batch, Stopwatch clock, int deathsBefore, List<Answer> found) {
        for (Answer answer : respondent.ask(batch, () -> callLimit(clock))) {
            found.add(settled(answer));
            if (respondent.isLoss(answer)) {
                deaths++;
                if (isEnough(deaths - deathsBefore)) {
                    return;
                }
            }
        }
    }

    /** Nothing is said of a question that had less than its time, because the time of the check was over. */
    private Answer settled(Answer answer) {
        boolean cutShort = answer instanceof Answer.TimedOut late
                && late.limitMillis() < limits.call().toMillis();
        return cutShort ? new Answer.NotAsked(timeIsUp()) : answer;
    }

    private Duration callLimit(Stopwatch clock) {
        return clock.atMost(whole.atMost(limits.call()));
    }

    private static String seconds(Duration duration) {
        return duration.toSeconds() + " s";
    }
}
