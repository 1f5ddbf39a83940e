package grundy.grader.protocol;

import grundy.catalogue.Answer.Garbled;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a program says of all values: {@code g(N) = V}, one a line. Each value stands for itself: one that is missing, or
 * printed twice in two ways, says nothing of the others. A line that is no value costs the one that should stand there.
 */
final class TableOutput {

    private static final Pattern VALUE = Pattern.compile("g\\s*\\(\\s*(\\d{1,9})\\s*\\)\\s*=\\s*(-?\\d{1,9})");

    private final @Nullable Object[] values = new @Nullable Object[TextProtocol.TABLE_TO + 1];

    TableOutput(String output) {
        var garbled = new ArrayList<Integer>();
        List<String> lines = Printed.lines(output);
        for (int i = 0; i < lines.size(); i++) {
            Matcher value = VALUE.matcher(lines.get(i));
            if (value.matches()) {
                put(Integer.parseInt(value.group(1)), Integer.parseInt(value.group(2)));
            } else {
                garbled.add(i);
            }
        }
        for (int i : garbled) {
            int heap = Math.min(i, TextProtocol.TABLE_TO);
            if (!(values[heap] instanceof Garbled)) {
                values[heap] = new Garbled(Printed.quoted(lines.get(i)) + " where g(" + heap + ") = V is expected");
            }
        }
    }

    /** An Integer or {@link Garbled} for each heap. */
    List<Object> values() {
        var all = new ArrayList<Object>();
        for (int heap = 0; heap < values.length; heap++) {
            Object value = values[heap];
            all.add(value == null ? new Garbled("no line g(" + heap + ") = V") : value);
        }
        return all;
    }

    /** Values beyond those that are asked for do no harm. */
    private void put(int heap, int value) {
        if (heap >= values.length) {
            return;
        }
        Object before = values[heap];
        if (before == null) {
            values[heap] = value;
        } else if (!before.equals(value)) {
            values[heap] = new Garbled("g(" + heap + ") is printed more than once, and not always the same");
        }
    }
}
