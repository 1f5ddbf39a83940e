package grundy.catalogue.judging;

import grundy.catalogue.Answer;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Words for a value of a type that was not asked for. */
public final class PlainValue {

    private PlainValue() {}

    /** Such as {@code null}, {@code a java.lang.String} or {@code a list}. */
    public static String describe(@Nullable Object value) {
        if (value == null) {
            return "null";
        } else if (value instanceof Answer.Foreign foreign) {
            return "a " + foreign.typeName();
        } else if (value instanceof List) {
            return "a list";
        } else if (value instanceof Optional) {
            return "an Optional";
        }
        return "a " + value.getClass().getName();
    }
}
