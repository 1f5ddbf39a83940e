package grundy.catalogue.shortcuts;

import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import grundy.catalogue.judging.AnswerJudge;
import grundy.catalogue.judging.PlainValue;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Judges a counterexample: it must be the smallest, or none where there is none. */
final class HeapsJudge extends AnswerJudge {

    private static final String NONE = "no counterexample";

    private final Supplier<Optional<List<Integer>>> right;

    /** For this counterexample, which is searched when an answer is judged; empty where there is none. */
    HeapsJudge(Supplier<Optional<List<Integer>>> right) {
        this.right = right;
    }

    @Override
    protected String expected() {
        return right.get().map(HeapsJudge::named).orElse(NONE);
    }

    private static String named(List<?> heaps) {
        return heaps.isEmpty()
                ? "the position without heaps"
                : "heaps "
                        + String.join(" ", heaps.stream().map(String::valueOf).toList());
    }

    @Override
    protected Finding ofReturned(@Nullable Object value) {
        if (!(value instanceof Optional<?> optional)) {
            return invalid(PlainValue.describe(value) + " instead of an Optional");
        } else if (optional.isEmpty()) {
            return new Finding(right.get().isEmpty() ? null : Kind.WRONG_ANSWER, expected(), NONE, NONE);
        } else if (!(optional.get() instanceof List<?> heaps)) {
            return invalid("an Optional with " + PlainValue.describe(optional.get()) + " instead of a list");
        } else if (!heaps.stream().allMatch(Integer.class::isInstance)) {
            return invalid("a list with something else than numbers");
        } else {
            return new Finding(
                    right.get().filter(heaps::equals).isPresent() ? null : Kind.WRONG_ANSWER,
                    expected(),
                    named(heaps),
                    named(heaps));
        }
    }
}
