package grundy.reports;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads records whose types belong to somebody else. */
final class Components {

    private Components() {}

    /** The value of a component by its name; empty where there is none of this name, and where it is null. */
    static Optional<Object> find(String name, Record record) {
        return Arrays.stream(record.getClass().getRecordComponents())
                .filter(component -> component.getName().equals(name))
                .findFirst()
                .map(component -> read(component, record));
    }

    static @Nullable Object read(RecordComponent component, Record record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot read " + record.getClass() + "." + component.getName(), e);
        }
    }
}
