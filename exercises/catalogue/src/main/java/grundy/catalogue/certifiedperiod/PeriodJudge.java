package grundy.catalogue.certifiedperiod;

import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import grundy.catalogue.judging.AnswerJudge;
import grundy.catalogue.judging.PlainValue;
import grundy.exercises.Period;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Judges a period, or that there is none: exactly one answer is right. */
final class PeriodJudge extends AnswerJudge {

    private final Table table;

    PeriodJudge(Table table) {
        this.table = table;
    }

    Table table() {
        return table;
    }

    @Override
    protected String expected() {
        return text(table.proved());
    }

    @Override
    protected Finding ofReturned(@Nullable Object value) {
        if (!(value instanceof Optional<?> optional)) {
            return invalid(PlainValue.describe(value) + " instead of an Optional");
        }
        Optional<Period> answered = optional.flatMap(PeriodJudge::period);
        if (optional.isPresent() && answered.isEmpty()) {
            return invalid("an Optional that holds " + PlainValue.describe(optional.get()) + " instead of a Period");
        }
        String text = text(answered);
        return new Finding(answered.equals(table.proved()) ? null : Kind.WRONG_ANSWER, expected(), text, text);
    }

    /** What a returned value says, where it is a period. */
    static Optional<Period> period(@Nullable Object value) {
        return value instanceof List<?> parts
                        && parts.size() == 2
                        && parts.get(0) instanceof Integer start
                        && parts.get(1) instanceof Integer length
                ? Optional.of(new Period(start, length))
                : Optional.empty();
    }

    private static String text(Optional<Period> period) {
        return period.map(p -> "period " + p.length() + " from " + p.start()).orElse("none");
    }
}
