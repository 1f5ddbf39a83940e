package grundy.grader.worker;

import grundy.exercises.Move;
import grundy.grader.wire.Foreign;
import grundy.grader.wire.Limits;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a solution returned, as plain values.
 *
 * <p>Its collections and records are the student's own code and may throw, lie about their size, or never end; of other
 * objects nothing but the class is looked at.
 */
final class Answer {

    /** Elements that may still come in this answer. */
    private int left = Limits.LIST;

    private Answer() {}

    /**
     * Copies an answer.
     *
     * @param returned what the solution returned
     * @return the plain value; {@link Foreign} for each part that has none, or is too long or too deep
     * @throws Throwable whatever the student's collections and records throw
     */
    static @Nullable Object plain(@Nullable Object returned) throws Throwable {
        return returned == null ? null : new Answer().copy(returned, 0);
    }

    private Object copy(Object value, int depth) throws Throwable {
        if (value instanceof Integer || value instanceof Boolean || value instanceof Long) {
            return value;
        }
        if (value instanceof String text && text.length() <= Limits.TEXT) {
            return text;
        }
        if (depth == Limits.DEPTH) {
            return foreign(value);
        }
        if (value instanceof Optional<?> optional) {
            return optional.isPresent() ? Optional.of(copy(optional.get(), depth + 1)) : optional;
        }
        if (value instanceof Move move) {
            return copyMove(move, depth + 1);
        }
        if (value instanceof Collection<?> collection) {
            return copyAll(collection, collection, depth + 1);
        }
        if (value instanceof Record record) {
            return copyAll(record, components(record), depth + 1);
        }
        return value instanceof int[] || value instanceof long[] || value instanceof boolean[]
                ? copyArray(value)
                : foreign(value);
    }

    /** As any record, but without reflection. */
    private Object copyMove(Move move, int depth) throws Throwable {
        if (left < 2) {
            return foreign(move);
        }
        left -= 2;
        List<Object> copies = new ArrayList<>(2);
        copies.add(move.heapIndex());
        copies.add(copy(move.pieces(), depth));
        return copies;
    }

    private Object copyAll(Object whole, Iterable<?> elements, int depth) throws Throwable {
        List<@Nullable Object> copies = new ArrayList<>();
        for (Object element : elements) {
            if (left == 0) {
                return foreign(whole);
            }
            left--;
            copies.add(element == null ? null : copy(element, depth));
        }
        return copies;
    }

    private Object copyArray(Object array) {
        int length = Array.getLength(array);
        if (length > left) {
            return foreign(array);
        }
        left -= length;
        List<Object> copies = new ArrayList<>(length);
        for (int i = 0; i < length; i++) {
            copies.add(Array.get(array, i));
        }
        return copies;
    }

    private static Iterable<?> components(Record record) throws Throwable {
        List<@Nullable Object> values = new ArrayList<>();
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            try {
                component.getAccessor().setAccessible(true);
                values.add(component.getAccessor().invoke(record));
            } catch (InvocationTargetException e) {
                throw e.getTargetException();
            }
        }
        return values;
    }

    private static Foreign foreign(Object value) {
        return new Foreign(Limits.cut(value.getClass().getTypeName(), Limits.MESSAGE));
    }
}
