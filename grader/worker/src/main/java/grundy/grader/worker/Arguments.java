package grundy.grader.worker;

import grundy.grader.wire.ProtocolException;
import java.lang.reflect.Array;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Makes of a plain value what a method of an interface takes; each time afresh, so that a solution may do with it as it likes. */
final class Arguments {

    private Arguments() {}

    /**
     * Converts a value.
     *
     * @param plain as it came over the wire
     * @param type what the method takes: a primitive type, a text, an array, or a collection, list or set
     * @throws ProtocolException if the value is none of that type
     */
    static Object typed(Object plain, Type type) throws ProtocolException {
        if (type instanceof ParameterizedType collection && plain instanceof List<?> elements) {
            return collected(elements, collection);
        } else if (type instanceof Class<?> array && array.isArray() && plain instanceof List<?> elements) {
            return array(elements, array.getComponentType());
        } else if (type == boxed(plain) || type == plain.getClass()) {
            return plain;
        }
        throw new ProtocolException("no " + type.getTypeName() + " can be made of a "
                + plain.getClass().getName());
    }

    private static Object collected(List<?> elements, ParameterizedType type) throws ProtocolException {
        Type of = type.getActualTypeArguments()[0];
        Collection<Object> collected =
                type.getRawType() == Set.class ? new LinkedHashSet<>() : new ArrayList<>(elements.size());
        for (Object element : elements) {
            collected.add(typed(element, of));
        }
        return collected;
    }

    private static Object array(List<?> elements, Class<?> of) throws ProtocolException {
        Object array = Array.newInstance(of, elements.size());
        int index = 0;
        for (Object element : elements) {
            Array.set(array, index++, typed(element, of));
        }
        return array;
    }

    /** The primitive type of a number or a truth value. */
    private static Class<?> boxed(Object plain) {
        return plain instanceof Integer
                ? int.class
                : plain instanceof Long ? long.class : plain instanceof Boolean ? boolean.class : Void.class;
    }
}
