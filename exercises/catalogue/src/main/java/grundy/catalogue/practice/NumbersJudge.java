package grundy.catalogue.practice;

import grundy.catalogue.Finding;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Judges several numbers: a set, whose order and repetitions do not matter, or a row. */
public final class NumbersJudge extends WrittenJudge {

    private final List<Integer> right;
    private final boolean isSet;

    private NumbersJudge(List<Integer> right, boolean isSet) {
        this.right = right;
        this.isSet = isSet;
    }

    /** For a set. */
    public static NumbersJudge ofSet(Collection<Integer> right) {
        return new NumbersJudge(sorted(right), true);
    }

    /** For numbers in their order. */
    public static NumbersJudge ofRow(List<Integer> right) {
        return new NumbersJudge(List.copyOf(right), false);
    }

    private static List<Integer> sorted(Collection<Integer> set) {
        return set.stream().distinct().sorted().toList();
    }

    /** The numbers of a list; null where it is none, or holds something else. */
    public static @Nullable List<Integer> numbers(@Nullable Object value) {
        if (!(value instanceof List<?> list)) {
            return null;
        }
        var numbers = new ArrayList<Integer>();
        for (Object element : list) {
            Integer number = number(element);
            if (number == null) {
                return null;
            }
            numbers.add(number);
        }
        return numbers;
    }

    @Override
    protected String expected() {
        return right.toString();
    }

    @Override
    protected Finding ofFilledIn(Object value) {
        List<Integer> numbers = numbers(value);
        if (numbers == null) {
            return misfit(value, "a list of numbers");
        }
        List<Integer> said = isSet ? sorted(numbers) : numbers;
        return answered(said.equals(right), numbers.toString(), said.toString());
    }
}
