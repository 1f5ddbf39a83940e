package grundy.catalogue.heap;

import grundy.catalogue.Exhibit;
import grundy.catalogue.Judged;
import grundy.catalogue.MexExplanation;
import grundy.catalogue.MexExplanation.FirstFew;
import grundy.catalogue.heap.OwnValues.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
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
        List<Status> statuses =
                IntStream.rangeClosed(0, last).mapToObj(own::statusOf).toList();
        List<Exhibit.Row> rows = IntStream.rangeClosed(0, last)
                .mapToObj(heap -> row(heap, own, statuses.get(heap)))
                .toList();
        return new Exhibit.ValueTable("value-table", rows, tally(statuses, own), firstRoot(statuses, own));
    }

    /** A program is asked for the first values only. */
    private int largestAsked(List<Judged> answers) {
        return answers.stream()
                .filter(judged -> Questions.isAboutValue(judged.asked()))
                .mapToInt(judged -> Questions.heapOf(judged.asked()))
                .max()
                .orElse(truth.limits().valuesTo());
    }

    private Exhibit.Row row(int heap, OwnValues own, Status status) {
        FirstFew from = status == Status.INHERITED ? new OptionsOfHeap(truth.table(), heap, own).wrongBelow() : null;
        String word = status.name().toLowerCase(Locale.ROOT);
        return new Exhibit.Row(heap, truth.table().value(heap), own.said(heap), word, from);
    }

    private static Exhibit.Tally tally(List<Status> statuses, OwnValues own) {
        var roots = new TreeSet<Integer>();
        int derivable = 0;
        int departing = 0;
        for (int heap = 0; heap < statuses.size(); heap++) {
            if (statuses.get(heap) == Status.ROOT) {
                roots.add(heap);
            }
            Integer answered = own.numberAt(heap);
            Integer fromOwn = own.mexOfOwn(heap);
            if (answered != null && fromOwn != null) {
                derivable++;
                departing += answered.equals(fromOwn) ? 0 : 1;
            }
        }
        return new Exhibit.Tally(
                count(Status.RIGHT, statuses),
                Few.of(roots),
                count(Status.INHERITED, statuses),
                count(Status.MISSING, statuses),
                derivable,
                departing);
    }

    private static int count(Status status, List<Status> statuses) {
        return (int) statuses.stream().filter(status::equals).count();
    }

    private @Nullable MexExplanation firstRoot(List<Status> statuses, OwnValues own) {
        int heap = statuses.indexOf(Status.ROOT);
        return heap < 0 ? null : new MexExplainer(truth.table()).explain(heap, own.numberAt(heap), own, true);
    }
}
