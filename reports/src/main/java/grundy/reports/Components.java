package grundy.reports;

import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;

/** Reads records whose types belong to somebody else. */
final class Components {

    private Components() {}

    static @Nullable Object read(RecordComponent component, Record record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot read " + record.getClass() + "." + component.getName(), e);
        }
    }
}
