package grundy.grader.diagnosis;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Finding;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.grader.result.Diagnosis.Figures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** A solution's answers, sorted for comparing. What was not asked, or not answered in time, says nothing. */
final class Evidence {

    /** Fewer answers than that are no evidence, unless they are all that was asked for. */
    private static final int FEWEST_ANSWERS = 30;

    /** How many of each kind come first: some mistakes show in values, some in what counts, and some only in the rest. */
    private static final int FIRST_OF_EACH = 24;

    /** The wrong answers that count, the right ones that count, and what does not count. */
    private final List<Said> wrong = new ArrayList<>();

    private final List<Said> right = new ArrayList<>();
    private final List<Said> rest = new ArrayList<>();

    /** Whether they count or not: all values, and those among them that are wrong. */
    private final List<Said> values = new ArrayList<>();

    private final List<Said> wrongValues = new ArrayList<>();
    private final List<Said> all = new ArrayList<>();
    private int wrongInAll;
    private int failures;
    private int cases;

    private Evidence() {}

    static Evidence of(List<JudgedCheck> checks) {
        boolean exhaustiveFails = checks.stream()
                .anyMatch(c -> c.check().isExhaustive() && !c.mismatches().isEmpty());
        var evidence = new Evidence();
        int place = 0;
        for (JudgedCheck judged : checks) {
            boolean counts = judged.check().isExhaustive() == exhaustiveFails;
            for (Judged one : judged.all()) {
                if (isAnswer(one.finding())) {
                    evidence.add(one, place, counts);
                }
                place++;
            }
        }
        evidence.cases = place;
        evidence.order();
        return evidence;
    }

    /**
     * All that was said, in an order in which most mistakes are soon told apart: first a few of each kind. The order is the
     * same for all.
     */
    private void order() {
        List<Said> mixedWrong = mixed(wrong);
        List<Said> mixedRest = mixed(rest);
        var ordered = new LinkedHashSet<Said>();
        for (List<Said> kind : List.of(values, mixedWrong, mixedRest)) {
            ordered.addAll(kind.subList(0, Math.min(FIRST_OF_EACH, kind.size())));
        }
        ordered.addAll(mixedWrong);
        ordered.addAll(right);
        ordered.addAll(mixedRest);
        all.addAll(ordered);
    }

    private static List<Said> mixed(List<Said> said) {
        var mixed = new ArrayList<>(said);
        Collections.shuffle(mixed, new Random(said.size()));
        return mixed;
    }

    private static boolean isAnswer(Finding finding) {
        return finding.kind() != Finding.Kind.NOT_RUN && finding.kind() != Finding.Kind.TIMEOUT;
    }

    /**
     * What a solution said.
     *
     * @param place of the case among all cases of all checks
     */
    private record Said(int place, String said, boolean right) {

        boolean maySay(Style style) {
            return style.at(place).allows(said);
        }
    }

    private void add(Judged judged, int place, boolean counts) {
        Finding finding = firstFinding(judged);
        var said = new Said(place, finding.said(), finding.isRight());
        wrongInAll += finding.isRight() ? 0 : 1;
        if (!counts) {
            rest.add(said);
        } else if (finding.isRight()) {
            right.add(said);
        } else {
            wrong.add(said);
            failures += isFailure(finding) ? 1 : 0;
        }
        if (judged.asked().stratum() == Case.Stratum.VALUE) {
            values.add(said);
            if (!finding.isRight()) {
                wrongValues.add(said);
            }
        }
    }

    private static boolean isFailure(Finding finding) {
        return finding.kind() == Finding.Kind.EXCEPTION || finding.kind() == Finding.Kind.CRASH;
    }

    /** Where a case was answered in two ways, the first is the one that was asked in order. */
    private static Finding firstFinding(Judged judged) {
        return judged.answer() instanceof Answer.Inconsistent twice
                ? judged.asked().judge().judge(twice.first())
                : judged.finding();
    }

    /** Whether nothing is wrong, or hardly anything is known: a few answers agree with many mistakes by chance. */
    boolean isTooLittle() {
        return wrong.isEmpty() || all.size() < Math.min(FEWEST_ANSWERS, cases);
    }

    /** How many wrong answers count. */
    int wrong() {
        return wrong.size();
    }

    /** Whether most of them are no answers: why a program breaks off has many reasons, and its message tells more. */
    boolean mostlyFailures() {
        return 2 * failures > wrong.size();
    }

    boolean someValueIsWrong() {
        return !wrongValues.isEmpty();
    }

    /** What was compared; {@code free} is the number of cases of which a mistake says nothing. */
    Figures figures(int free) {
        return new Figures(all.size(), wrongInAll, values.size(), wrongValues.size(), free);
    }

    /** Whether a style may say all that was said, and if so how well it fits. */
    Optional<Fit> fit(Style style) {
        var fit = new Fit.Count();
        for (Said said : all) {
            Verdict verdict = style.at(said.place());
            if (!verdict.allows(said.said())) {
                return Optional.empty();
            }
            fit.add(verdict, said.said(), said.right());
        }
        return Optional.of(fit.result());
    }

    /** In how many cases not all that a suspect may say amounts to the same. */
    int unsettled(Lineup.Suspect suspect) {
        return (int) all.stream()
                .filter(said -> !suspect.at(said.place()).isSettled())
                .count();
    }

    /** Whether two styles say the same wherever there was an answer. */
    boolean saySame(Style one, Style other) {
        return all.stream().allMatch(said -> one.at(said.place()).equals(other.at(said.place())));
    }

    /** Whether a style has all values that were given. */
    boolean sameValues(Style style) {
        return values.stream().allMatch(said -> said.maySay(style));
    }

    /** Whether a style gives at least this share of the wrong values; none is given where all values are right. */
    boolean explainsValues(Style style, double share) {
        long explained = wrongValues.stream().filter(said -> said.maySay(style)).count();
        return explained > 0 && explained >= share * wrongValues.size();
    }

    /**
     * How many of the wrong answers a style may give, and where it contradicts: over what counts. What it misses is what it
     * would not say of all that was said, whether it counts or not; the fit is to the rest of it.
     */
    record Tally(int explains, int contradicts, int misses, Fit fit) {}

    /** Counts; empty as soon as the share of what is explained can only be less. */
    Optional<Tally> tally(Style style, double share) {
        int explains = 0;
        int contradicts = 0;
        for (int i = 0; i < wrong.size(); i++) {
            if (wrong.get(i).maySay(style)) {
                explains++;
            } else if (!style.at(wrong.get(i).place()).right()) {
                contradicts++;
            }
            if (explains + wrong.size() - 1 - i < share * (wrong.size() + contradicts)) {
                return Optional.empty();
            }
        }
        for (Said said : right) {
            contradicts += said.maySay(style) ? 0 : 1;
            if (explains < share * (wrong.size() + contradicts)) {
                return Optional.empty();
            }
        }
        return Optional.of(overAll(explains, contradicts, style));
    }

    private Tally overAll(int explains, int contradicts, Style style) {
        int misses = 0;
        var fit = new Fit.Count();
        for (Said said : all) {
            Verdict verdict = style.at(said.place());
            if (verdict.allows(said.said())) {
                fit.add(verdict, said.said(), said.right());
            } else {
                misses++;
            }
        }
        return new Tally(explains, contradicts, misses, fit.result());
    }
}
