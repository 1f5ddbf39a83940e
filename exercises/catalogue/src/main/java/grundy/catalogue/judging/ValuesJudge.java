package grundy.catalogue.judging;

import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Judges an array of values: all must be right. What is told is the first that is not. */
public final class ValuesJudge extends AnswerJudge {

    /** So few are told one by one where there is no answer to compare them with. */
    private static final int LISTED = 8;

    private final List<Integer> right;
    private final IntFunction<String> name;

    /**
     * For these values.
     *
     * @param name what the value at an index is called, such as {@code g(7)}
     */
    public ValuesJudge(List<Integer> right, IntFunction<String> name) {
        this.right = List.copyOf(right);
        this.name = name;
    }

    /** Values called g(0), g(1), ... */
    public static ValuesJudge ofHeaps(List<Integer> right) {
        return new ValuesJudge(right, heap -> "g(" + heap + ")");
    }

    /** The right values. */
    public List<Integer> right() {
        return right;
    }

    /**
     * The first index at which an answer is not right.
     *
     * @param value what was returned
     * @return -1 where it is no list of as many numbers, or all of them are right
     */
    public int firstWrong(@Nullable Object value) {
        if (!(value instanceof List<?> values) || values.size() != right.size()) {
            return -1;
        }
        for (int i = 0; i < right.size(); i++) {
            if (!right.get(i).equals(values.get(i))) {
                return i;
            }
        }
        return -1;
    }

    @Override
    protected String expected() {
        return right.size() <= LISTED
                ? right.stream().map(String::valueOf).collect(Collectors.joining(", "))
                : count(right.size());
    }

    @Override
    protected Finding ofReturned(@Nullable Object value) {
        if (!(value instanceof List<?> values)) {
            return invalid(PlainValue.describe(value) + " instead of an int[]");
        }
        if (!values.stream().allMatch(Integer.class::isInstance)) {
            return invalid("a list with something else than numbers");
        }
        String said = values.toString();
        int wrong = firstWrong(values);
        if (wrong >= 0) {
            return new Finding(
                    Kind.WRONG_ANSWER, named(wrong, right.get(wrong)), named(wrong, (Integer) values.get(wrong)), said);
        }
        return values.size() == right.size()
                ? new Finding(null, expected(), count(values.size()), said)
                : new Finding(Kind.WRONG_ANSWER, count(right.size()), count(values.size()), said);
    }

    private String named(int index, int value) {
        return name.apply(index) + " = " + value;
    }

    private static String count(int values) {
        return "an array of " + (values == 1 ? "1 value" : values + " values");
    }
}
