package grundy.grader.grading;

import grundy.catalogue.Exhibit;
import grundy.catalogue.Explanation;
import grundy.catalogue.Finding;
import grundy.grader.result.CheckResult;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import grundy.grader.result.Reveal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Takes out of a report what a course does not want to tell. What is taken out is in no file that is made of the rest. */
public final class Disclosure {

    private static final String UNTOLD = "\u2026";

    private final Reveal level;

    private Disclosure(Reveal level) {
        this.level = level;
    }

    /** The report as far as it is to be told. Marks, counts and what a compiler said are always told. */
    public static Report limit(Report full, Reveal level) {
        return level == Reveal.SOLUTION ? full : new Disclosure(level).limit(full);
    }

    private boolean tells(Reveal part) {
        return part.isToldAt(level);
    }

    private Report limit(Report full) {
        return full.limitedTo(
                level,
                full.checks().stream().map(this::limit).toList(),
                tells(Reveal.EXPLANATION) ? full.diagnosis() : List.of(),
                full.exhibits().stream().filter(this::tellsExhibit).toList(),
                tells(Reveal.POSITION) ? full.output() : untold(full.output()));
    }

    /** A board can be played to a win. */
    private boolean tellsExhibit(Record exhibit) {
        return tells(Reveal.EXPLANATION) && exhibit instanceof Exhibit.ValueTable;
    }

    /** A solution can print what it is asked. */
    private static Report.Output untold(Report.Output output) {
        return new Report.Output("", output.outBytes(), "", output.errBytes());
    }

    private CheckResult limit(CheckResult full) {
        List<Mismatch> told = tells(Reveal.POSITION)
                ? full.mismatches().stream().map(this::limit).toList()
                : full.mismatches().stream().limit(1).map(Disclosure::hint).toList();
        return full.withMismatches(told);
    }

    private Mismatch limit(Mismatch full) {
        boolean why = tells(Reveal.EXPLANATION);
        return new Mismatch(
                full.input(),
                full.kind(),
                why ? withoutExample(full.expected()) : null,
                full.actual(),
                full.trace(),
                why ? withoutSolution(full.explanation()) : null,
                full.shrunkFrom());
    }

    private static @Nullable String withoutExample(@Nullable String expected) {
        return expected == null ? null : expected.split(Finding.SUCH_AS, 2)[0];
    }

    private static @Nullable Record withoutSolution(@Nullable Record explanation) {
        return explanation instanceof Explanation known ? (Record) known.withoutSolution() : null;
    }

    /** Of the case only its kind: how many heaps, that it is about a value, or what else it is made of. */
    private static Mismatch hint(Mismatch full) {
        Map<String, Object> input = new LinkedHashMap<>();
        full.input().forEach((name, value) -> {
            if (name.equals("heaps") && value instanceof List<?> heaps) {
                input.put("heapCount", heaps.size());
            } else {
                input.put(name, name.equals("heap") ? "n" : UNTOLD);
            }
        });
        return new Mismatch(input, full.kind(), null, null, List.of(), null, null);
    }
}
