package grundy.reports;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads records whose types belong to somebody else. */
final class Components {

    /** Java finds and copies them anew each time. */
    private static final ClassValue<List<RecordComponent>> OF_TYPE = new ClassValue<>() {
        @Override
        protected List<RecordComponent> computeValue(Class<?> type) {
            return List.of(type.getRecordComponents());
        }
    };

    private Components() {}

    /** The components of a record in their order. */
    static List<RecordComponent> of(Record record) {
        return OF_TYPE.get(record.getClass());
    }

    /** The value of a component by its name; empty where there is none of this name, and where it is null. */
    static Optional<Object> find(String name, Record record) {
        return of(record).stream()
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
