package grundy.grader.grading;

import grundy.catalogue.Answer;
import grundy.grader.sandbox.Reply;
import grundy.grader.wire.Foreign;
import grundy.grader.wire.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What came over the wire, in the words of the catalogue. */
final class Answers {

    /**
     * List elements and characters of one answer that are kept together; an answer that makes sense has a handful. The
     * answers of a whole run are kept, and a hostile program could make each as long as the wire allows.
     */
    private static final int KEPT = 2_000;

    private int room = KEPT;

    private Answers() {}

    static Answer of(Reply reply) {
        if (reply instanceof Reply.Said said) {
            return of(said.response());
        }
        if (reply instanceof Reply.Silent silent) {
            return new Answer.TimedOut(silent.limit().toMillis());
        }
        return new Answer.Crashed(((Reply.Ended) reply).how());
    }

    private static Answer of(Response response) {
        if (response instanceof Response.Returned returned) {
            var answers = new Answers();
            Object value = answers.plain(returned.value());
            return new Answer.Returned(answers.room < 0 ? tooLong() : value);
        }
        if (response instanceof Response.Threw threw) {
            return new Answer.Threw(threw.type(), threw.message(), threw.trace());
        }
        return new Answer.Crashed("it sent something that is no answer to a question");
    }

    private static Answer.Foreign tooLong() {
        return new Answer.Foreign("value of more than " + KEPT + " elements and characters");
    }

    private @Nullable Object plain(@Nullable Object value) {
        if (value instanceof Foreign foreign) {
            return new Answer.Foreign(foreign.typeName());
        }
        if (value instanceof Optional<?> optional) {
            return optional.map(this::plain);
        }
        if (value instanceof List<?> list) {
            room -= list.size();
            var copy = new ArrayList<@Nullable Object>();
            for (Object element : room < 0 ? List.of() : list) {
                copy.add(plain(element));
            }
            return copy;
        }
        if (value instanceof String text) {
            room -= text.length();
        }
        return value;
    }
}
