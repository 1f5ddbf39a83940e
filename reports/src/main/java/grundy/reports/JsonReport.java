package grundy.reports;

import grundy.grader.result.CheckResult;
import grundy.grader.result.Diagnosis;
import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import grundy.grader.result.Reveal;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** {@code report.json}, schema {@code grundy-grader/report/1}. The records below are its objects, keys in order. */
final class JsonReport {

    private static final String SCHEMA = "grundy-grader/report/1";

    private final Tool tool;

    JsonReport(String toolVersion) {
        this.tool = new Tool("grundy-grader", toolVersion);
    }

    String render(Report report) throws IOException {
        return JsonText.of(Top.of(report, tool));
    }

    private static BigDecimal oneDecimal(BigDecimal score) {
        return score.setScale(1, RoundingMode.HALF_EVEN);
    }

    record Tool(String name, String version) {}

    record Top(
            String schema,
            Tool tool,
            String exercise,
            long seed,
            String sandbox,
            Report.Submission submission,
            Report.Status status,
            @Nullable String revealed,
            @Nullable String message,
            BigDecimal score,
            int maxScore,
            List<Check> checks,
            List<Misconception> diagnosis,
            List<String> notes,
            List<Report.Detail> details,
            List<String> sandboxNotes,
            List<Record> exhibits,
            Printed output,
            Report.Timing timing) {
        static Top of(Report r, Tool tool) {
            return new Top(
                    SCHEMA,
                    tool,
                    r.exercise(),
                    r.seed(),
                    r.sandbox().tier(),
                    r.submission(),
                    r.status(),
                    r.revealed() == Reveal.SOLUTION ? null : r.revealed().word(),
                    r.message(),
                    oneDecimal(r.score()),
                    r.maxScore(),
                    r.checks().stream().map(Check::of).toList(),
                    r.diagnosis().stream().map(Misconception::of).toList(),
                    r.notes(),
                    r.details(),
                    r.sandbox().notes(),
                    r.exhibits(),
                    Printed.of(r.output()),
                    r.timing());
        }
    }

    record Check(
            String id,
            String title,
            int weight,
            BigDecimal score,
            CheckResult.Status status,
            int cases,
            int failed,
            List<Map<String, @Nullable Object>> mismatches,
            int notRun) {
        static Check of(CheckResult c) {
            return new Check(
                    c.id(),
                    c.title(),
                    c.weight(),
                    oneDecimal(c.score()),
                    c.status(),
                    c.cases(),
                    c.failed(),
                    c.mismatches().stream().map(JsonReport::wrong).toList(),
                    c.notRun());
        }
    }

    /** A map, since {@code case} can be no component's name. What is null is left out. */
    private static Map<String, @Nullable Object> wrong(Mismatch m) {
        Map<String, @Nullable Object> keys = new LinkedHashMap<>();
        keys.put("case", m.input());
        keys.put("kind", m.kind());
        keys.put("expected", m.expected());
        keys.put("actual", m.actual());
        keys.put("explanation", m.explanation());
        keys.put("trace", m.trace().isEmpty() ? null : m.trace());
        keys.put("shrunkFrom", m.shrunkFrom());
        return keys;
    }

    record Misconception(
            String mutant,
            String title,
            int explains,
            int of,
            int contradicts,
            Diagnosis.Agreement agreement,
            int compared,
            int free,
            List<String> faults,
            List<String> alike) {
        static Misconception of(Diagnosis d) {
            return new Misconception(
                    d.mutant(),
                    d.title(),
                    d.explains(),
                    d.of(),
                    d.contradicts(),
                    d.agreement(),
                    d.figures().cases(),
                    d.figures().free(),
                    d.faults().stream().map(Diagnosis.Fault::mutant).toList(),
                    d.alike());
        }
    }

    record Printed(StudentText out, long outBytes, StudentText err, long errBytes) {
        static Printed of(Report.Output o) {
            return new Printed(
                    new StudentText(o.out(), StudentText.MAX),
                    o.outBytes(),
                    new StudentText(o.err(), StudentText.MAX),
                    o.errBytes());
        }
    }
}
