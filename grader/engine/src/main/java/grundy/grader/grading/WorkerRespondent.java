package grundy.grader.grading;

import grundy.catalogue.Answer;
import grundy.catalogue.Question;
import grundy.grader.result.Report;
import grundy.grader.sandbox.Conversation;
import grundy.grader.wire.Request;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A worker process. One that dies costs the question that it died of; a fresh one goes on with the next. */
final class WorkerRespondent implements Respondent {

    private final WorkerSource workers;
    private @Nullable Conversation worker;
    private Optional<String> lost = Optional.empty();

    WorkerRespondent(WorkerSource workers) {
        this.workers = workers;
    }

    @Override
    public void start() throws NotGradable {
        worker = workers.next();
    }

    @Override
    public Optional<String> whyNotReady() {
        if (worker == null && lost.isEmpty()) {
            try {
                worker = workers.next();
            } catch (NotGradable e) {
                lost = Optional.of("the program could not be started again: " + e.message());
            }
        }
        return lost;
    }

    /** If the process dies of a question, that one has its answer, and those after it have none. */
    @Override
    public List<Answer> ask(List<Question> questions, Supplier<Duration> limit) {
        Conversation living = worker;
        if (living == null) {
            throw new IllegalStateException("no process to ask");
        }
        var request = new Request.Ask(questions.stream().map(Hearing::call).toList());
        var answers = new ArrayList<Answer>();
        for (Question question : questions) {
            var hearing = new Hearing(living, question, limit.get());
            Answer answer = Answers.of(answers.isEmpty() ? hearing.after(request) : hearing.next());
            answers.add(answer);
            if (isLoss(answer)) {
                close();
                break;
            }
        }
        return answers;
    }

    /** After either, the process is dead. */
    @Override
    public boolean isLoss(Answer answer) {
        return answer instanceof Answer.TimedOut || answer instanceof Answer.Crashed;
    }

    @Override
    public Report.Output output() {
        return workers.output();
    }

    @Override
    public boolean changedArgument() {
        return workers.changedArgument();
    }

    @Override
    public void close() {
        Conversation retired = worker;
        worker = null;
        if (retired != null) {
            workers.retire(retired);
        }
    }
}
