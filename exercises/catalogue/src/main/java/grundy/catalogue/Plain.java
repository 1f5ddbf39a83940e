package grundy.catalogue;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The plain values of a {@link Question} and of an {@link Answer}, and what a method takes and returns in their place. */
public final class Plain {

    private Plain() {}

    /** What a solution in this process returned, as it would come from another: arrays, sets and records are lists. */
    public static @Nullable Object of(@Nullable Object returned) {
        if (returned instanceof Optional<?> optional) {
            return optional.map(Plain::of);
        } else if (returned instanceof Collection<?> collection) {
            return all(collection);
        } else if (returned instanceof Record record) {
            return all(Arrays.stream(record.getClass().getRecordComponents())
                    .map(component -> valueOf(component, record))
                    .toList());
        } else if (returned != null && returned.getClass().isArray()) {
            var elements = new ArrayList<@Nullable Object>();
            for (int i = 0; i < Array.getLength(returned); i++) {
                elements.add(of(Array.get(returned, i)));
            }
            return elements;
        }
        return returned;
    }

    private static List<@Nullable Object> all(Collection<?> elements) {
        var plain = new ArrayList<@Nullable Object>();
        for (Object element : elements) {
            plain.add(of(element));
        }
        return plain;
    }

    private static Object valueOf(RecordComponent component, Record record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("the interfaces' records are public, and have plain accessors", e);
        }
    }

    /** Numbers, as a list that may be changed. */
    public static List<Integer> numbers(Object argument) {
        var numbers = new ArrayList<Integer>();
        for (Object element : (List<?>) argument) {
            numbers.add((Integer) element);
        }
        return numbers;
    }

    /** Numbers, as a set that may be changed, in their order. */
    public static Set<Integer> set(Object argument) {
        return new LinkedHashSet<>(numbers(argument));
    }

    /** Numbers, as a new array. */
    public static int[] array(Object argument) {
        return numbers(argument).stream().mapToInt(Integer::intValue).toArray();
    }

    /** Lists of numbers, as new arrays. */
    public static int[][] arrays(Object argument) {
        return ((List<?>) argument).stream().map(Plain::array).toArray(int[][]::new);
    }

    /** Truth values, as a new array. */
    public static boolean[] flags(Object argument) {
        List<?> given = (List<?>) argument;
        boolean[] flags = new boolean[given.size()];
        for (int i = 0; i < flags.length; i++) {
            flags[i] = (Boolean) given.get(i);
        }
        return flags;
    }

    /** An array as a list of numbers, for a {@link Question}. */
    public static List<Integer> list(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }
}
