package grundy.reports;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Writes plain values, lists, maps and records; a record becomes an object with its components in order, those that are
 * null left out. An empty {@link Optional} is written as null. This is all that a report needs, and it starts faster than a
 * general object mapper.
 */
record JsonTree(JsonGenerator out) {

    void write(Object value) throws IOException {
        if (value instanceof StudentText text) {
            out.writeString(text.cut());
        } else if (value instanceof Optional<?> optional) {
            writeOptional(optional);
        } else if (value instanceof Record record) {
            writeRecord(record);
        } else if (value instanceof Map<?, ?> map) {
            writeMap(map);
        } else if (value instanceof Iterable<?> items) {
            writeItems(items);
        } else if (value instanceof Number number) {
            writeNumber(number);
        } else if (value instanceof Boolean truth) {
            out.writeBoolean(truth);
        } else if (value instanceof Enum<?> constant) {
            out.writeString(Words.of(constant));
        } else {
            out.writeString(StudentText.cut(value.toString()));
        }
    }

    private void writeOptional(Optional<?> optional) throws IOException {
        if (optional.isPresent()) {
            write(optional.get());
        } else {
            out.writeNull();
        }
    }

    private void writeNumber(Number number) throws IOException {
        if (number instanceof BigDecimal decimal) {
            out.writeNumber(decimal);
        } else {
            out.writeNumber(number.longValue());
        }
    }

    private void writeItems(Iterable<?> items) throws IOException {
        out.writeStartArray();
        for (Object item : items) {
            write(item);
        }
        out.writeEndArray();
    }

    private void writeMap(Map<?, ?> map) throws IOException {
        out.writeStartObject();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            writeField(String.valueOf(entry.getKey()), entry.getValue());
        }
        out.writeEndObject();
    }

    private void writeRecord(Record record) throws IOException {
        out.writeStartObject();
        for (RecordComponent component : Components.of(record)) {
            writeField(component.getName(), Components.read(component, record));
        }
        out.writeEndObject();
    }

    private void writeField(String name, @Nullable Object value) throws IOException {
        if (value != null) {
            out.writeFieldName(name);
            write(value);
        }
    }
}
