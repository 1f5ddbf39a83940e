package grundy.grader.grading;

import grundy.catalogue.Answer;
import grundy.catalogue.Question;
import grundy.grader.result.Report;
import grundy.grader.submission.WrittenAnswers.Odd;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Looks each answer up in what was written. A blank that was left empty is answered with null. */
final class AnswersRespondent implements Respondent {

    private final Map<String, Object> written;

    /** For what was written, by the names of the blanks. */
    AnswersRespondent(Map<String, Object> written) {
        this.written = written;
    }

    @Override
    public void start() {
        // A file is always ready.
    }

    @Override
    public Optional<String> whyNotReady() {
        return Optional.empty();
    }

    @Override
    public List<Answer> ask(List<Question> questions, Supplier<Duration> limit) {
        return questions.stream().map(this::answer).toList();
    }

    private Answer answer(Question question) {
        Object blank = question.arguments().get(0);
        return new Answer.Returned(plain(written.get(String.valueOf(blank))));
    }

    private static @Nullable Object plain(@Nullable Object value) {
        if (value instanceof Odd odd) {
            return new Answer.Foreign(odd.what());
        } else if (value instanceof List<?> list) {
            var plain = new ArrayList<@Nullable Object>();
            list.forEach(element -> plain.add(plain(element)));
            return plain;
        }
        return value;
    }

    @Override
    public boolean isLoss(Answer answer) {
        return false;
    }

    @Override
    public Report.Output output() {
        return Report.Output.NONE;
    }

    @Override
    public boolean changedArgument() {
        return false;
    }

    @Override
    public void close() {
        // Nothing was started.
    }
}
