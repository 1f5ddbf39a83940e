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
            return new Answer.Returned(plain(returned.value()));
        }
        if (response instanceof Response.Threw threw) {
            return new Answer.Threw(threw.type(), threw.message(), threw.trace());
        }
        return new Answer.Crashed("it sent something that is no answer to a question");
    }

    private static @Nullable Object plain(@Nullable Object value) {
        if (value instanceof Foreign foreign) {
            return new Answer.Foreign(foreign.typeName());
        }
        if (value instanceof Optional<?> optional) {
            return optional.map(Answers::plain);
        }
        if (value instanceof List<?> list) {
            var copy = new ArrayList<@Nullable Object>();
            for (Object element : list) {
                copy.add(plain(element));
            }
            return copy;
        }
        return value;
    }
}
