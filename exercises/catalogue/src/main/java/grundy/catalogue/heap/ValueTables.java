package grundy.catalogue.heap;

import grundy.catalogue.Exhibit;
import grundy.catalogue.Explanation;
import grundy.catalogue.Finding;
import grundy.catalogue.Judged;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes the table of all values that were asked for, from the checks {@code table} and {@code large}. */
final class ValueTables {

    private final Truth truth;

    ValueTables(Truth truth) {
        this.truth = truth;
    }

    Exhibit.ValueTable of(Map<String, List<Judged>> judged) {
        var answers = new ArrayList<>(judged.getOrDefault(HeapGameChecks.TABLE, List.of()));
        answers.addAll(judged.getOrDefault(HeapGameChecks.LARGE, List.of()));
        int last = largestAsked(answers);
        var own = new OwnValues(truth.game(), last, answers);
        var rows = new ArrayList<Exhibit.Row>();
        Explanation.Mex firstRoot = null;
        for (int heap = 0; heap <= last; heap++) {
            var status = own.statusOf(heap);
            rows.add(row(heap, own.judged(heap), status));
            if (status == OwnValues.Status.ROOT && firstRoot == null) {
                firstRoot = explain(heap, own);
            }
        }
        return new Exhibit.ValueTable("value-table", rows, firstRoot);
    }

    /** A program is asked for the first values only. */
    private int largestAsked(List<Judged> answers) {
        return answers.stream()
                .filter(judged -> Questions.isAboutValue(judged.asked()))
                .mapToInt(judged -> Questions.heapOf(judged.asked()))
                .max()
                .orElse(truth.limits().valuesTo());
    }

    private Explanation.Mex explain(int heap, OwnValues own) {
        Judged judged = own.judged(heap);
        Integer answered = judged == null ? null : OwnValues.numberOf(judged);
        return new MexExplainer(truth.table()).explain(heap, answered, own, true);
    }

    private Exhibit.Row row(int heap, @Nullable Judged judged, OwnValues.Status status) {
        return new Exhibit.Row(
                heap, truth.table().value(heap), answered(judged), status.name().toLowerCase(Locale.ROOT));
    }

    private static String answered(@Nullable Judged judged) {
        if (judged == null) {
            return "not run";
        }
        Integer number = OwnValues.numberOf(judged);
        Finding.Kind kind = judged.finding().kind();
        if (number != null || kind == null) {
            return String.valueOf(number);
        }
        return kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
