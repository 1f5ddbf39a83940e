package grundy.grader.grading;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Finding;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Share;
import grundy.grader.result.CheckResult;
import grundy.grader.result.HeapPair;
import grundy.grader.result.Mismatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What was found in a check, as a result that reports can show. */
final class CheckResults {

    private CheckResults() {}

    /** The result of a check that comes after others. */
    static CheckResult of(JudgedCheck judged, Shrinking shrinking, List<CheckResult> earlier) {
        int failed = judged.failed().size();
        return new CheckResult(
                judged.check().id(),
                judged.check().title(),
                judged.check().weight(),
                Points.of(judged),
                status(judged),
                judged.all().size(),
                failed,
                judged.notRun(),
                judged.check().isExhaustive(),
                part("all", judged.share()),
                judged.check().marking().parts(judged.all()).stream()
                        .map(p -> part(p.kind(), p.share()))
                        .toList(),
                mismatches(judged, shrinking, CheckResult.explainedInFull(earlier)),
                pairs(judged.failed().stream().map(Judged::asked).toList()));
    }

    /** The positions of two heaps among some cases. */
    static List<HeapPair> pairs(List<Case> cases) {
        return cases.stream()
                .map(c -> c.input().get("heaps"))
                .flatMap(heaps -> heaps instanceof List<?> list
                                && list.size() == 2
                                && list.get(0) instanceof Integer first
                                && list.get(1) instanceof Integer second
                        ? Stream.of(new HeapPair(first, second))
                        : Stream.empty())
                .toList();
    }

    private static CheckResult.Part part(String kind, Share share) {
        return new CheckResult.Part(kind, share.right(), share.of());
    }

    private static CheckResult.Status status(JudgedCheck judged) {
        if (judged.notRun() == judged.all().size()) {
            return CheckResult.Status.NOT_RUN;
        }
        return judged.failed().isEmpty() ? CheckResult.Status.PASSED : CheckResult.Status.FAILED;
    }

    private static List<Mismatch> mismatches(JudgedCheck judged, Shrinking shrinking, int inFull) {
        var listed = new ArrayList<Mismatch>();
        for (Judged wrong : judged.mismatches()) {
            if (listed.size() == CheckResult.MAX_LISTED) {
                break;
            }
            Judged shown = listed.isEmpty() && Shrinking.failsByItsAnswer(wrong)
                    ? shrinking.shrink(judged.check(), wrong)
                    : wrong;
            listed.add(mismatch(judged, shown, wrong, listed.size() < inFull));
        }
        return listed;
    }

    private static Mismatch mismatch(JudgedCheck judged, Judged shown, Judged original, boolean inFull) {
        Finding finding = shown.finding();
        return new Mismatch(
                shown.asked().input(),
                word(finding),
                finding.expected(),
                finding.actual(),
                shown.answer() instanceof Answer.Threw threw ? threw.trace() : List.of(),
                (Record) judged.check()
                        .explainer()
                        .explain(shown, judged.all(), inFull)
                        .orElse(null),
                shown.asked().input().equals(original.asked().input())
                        ? null
                        : original.asked().input());
    }

    private static String word(Finding finding) {
        return String.valueOf(finding.kind()).toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
