package grundy.grader.wire;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Plain values as bytes: a tag, then what the value says. Nested and counted within {@link Limits}. */
final class PlainValues {

    private static final int NULL = 0;
    private static final int INTEGER = 1;
    private static final int LONG = 2;
    private static final int TRUE = 3;
    private static final int FALSE = 4;
    private static final int TEXT = 5;
    private static final int FOREIGN = 6;
    private static final int LIST = 7;
    private static final int EMPTY = 8;
    private static final int PRESENT = 9;

    /** Elements that may still come in this value. */
    private int left = Limits.LIST;

    private PlainValues() {}

    static void write(FrameOutput out, @Nullable Object value) throws ProtocolException {
        new PlainValues().put(out, value, 0);
    }

    static @Nullable Object read(FrameInput in) throws ProtocolException {
        return new PlainValues().take(in, 0);
    }

    private void put(FrameOutput out, @Nullable Object value, int depth) throws ProtocolException {
        if (value == null) {
            out.putByte(NULL);
        } else if (value instanceof Integer number) {
            out.putByte(INTEGER);
            out.putInt(number);
        } else if (value instanceof Long number) {
            out.putByte(LONG);
            out.putLong(number);
        } else if (value instanceof Boolean truth) {
            out.putByte(truth ? TRUE : FALSE);
        } else if (value instanceof String text) {
            out.putByte(TEXT);
            out.putText(text, Limits.TEXT);
        } else if (value instanceof Foreign foreign) {
            out.putByte(FOREIGN);
            out.putText(foreign.typeName(), Limits.MESSAGE);
        } else {
            putNested(out, value, depth);
        }
    }

    private void putNested(FrameOutput out, Object value, int depth) throws ProtocolException {
        checkDepth(depth);
        if (value instanceof List<?> list) {
            out.putByte(LIST);
            out.putCount(list.size(), left);
            left -= list.size();
            for (Object element : list) {
                put(out, element, depth + 1);
            }
        } else if (value instanceof Optional<?> optional) {
            out.putByte(optional.isPresent() ? PRESENT : EMPTY);
            if (optional.isPresent()) {
                put(out, optional.get(), depth + 1);
            }
        } else {
            throw new ProtocolException("not a plain value: " + value.getClass().getName());
        }
    }

    private @Nullable Object take(FrameInput in, int depth) throws ProtocolException {
        int tag = in.oneByte();
        return switch (tag) {
            case NULL -> null;
            case INTEGER -> in.integer();
            case LONG -> in.longInteger();
            case TRUE -> true;
            case FALSE -> false;
            case TEXT -> in.text(Limits.TEXT);
            case FOREIGN -> new Foreign(in.text(Limits.MESSAGE));
            case LIST -> takeList(in, depth);
            case EMPTY -> {
                checkDepth(depth);
                yield Optional.empty();
            }
            case PRESENT -> takePresent(in, depth);
            default -> throw new ProtocolException("no value has the tag " + tag);
        };
    }

    private List<@Nullable Object> takeList(FrameInput in, int depth) throws ProtocolException {
        checkDepth(depth);
        int count = in.count(left, 1);
        left -= count;
        List<@Nullable Object> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(take(in, depth + 1));
        }
        return Collections.unmodifiableList(list);
    }

    private Object takePresent(FrameInput in, int depth) throws ProtocolException {
        checkDepth(depth);
        Object value = take(in, depth + 1);
        if (value == null) {
            throw new ProtocolException("an optional value that holds null");
        }
        return Optional.of(value);
    }

    private static void checkDepth(int depth) throws ProtocolException {
        if (depth >= Limits.DEPTH) {
            throw new ProtocolException("a value nested deeper than " + Limits.DEPTH);
        }
    }
}
