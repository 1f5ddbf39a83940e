package grundy.grader.grading;

import grundy.catalogue.Answer;
import grundy.catalogue.Question;
import grundy.grader.result.Report;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A solution that can be asked: a worker process that has loaded it, or a program that is run for each question. */
interface Respondent extends AutoCloseable {

    /**
     * Makes it ready for the first question.
     *
     * @throws NotGradable if that fails by the solution's own fault
     */
    void start() throws NotGradable;

    /** Makes it ready again, where it was lost; says why not where that fails, and is empty where it is ready. */
    Optional<String> whyNotReady();

    /**
     * Puts questions, each once.
     *
     * @param limit how long the next answer may take
     * @return the answers to the first of the questions, at least one; where they are fewer, one was a loss
     */
    List<Answer> ask(List<Question> questions, Supplier<Duration> limit);

    /** Whether an answer cost so much time or effort that there must be an end of such answers. */
    boolean isLoss(Answer answer);

    /** What the solution printed so far. */
    Report.Output output();

    /** Whether the solution changed a list that it was given. */
    boolean changedArgument();

    @Override
    void close();
}
