package grundy.grader.result;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of one submission of a class, without what only its own report shows.
 *
 * @param id the platform's id, unique in the class
 * @param name a name for people
 * @param members who handed it in, one at least
 * @param notes remarks for the instructor, such as that it was late
 * @param outcome a result, or a fault of ours
 */
public record ClassRow(String id, String name, List<Member> members, List<String> notes, Outcome outcome) {
    public ClassRow {
        members = List.copyOf(members);
        notes = List.copyOf(notes);
        if (id.isEmpty() || members.isEmpty()) {
            throw new IllegalArgumentException("a submission of a class needs an id and somebody who handed it in");
        }
    }

    /** How grading ended. */
    public sealed interface Outcome {

        /** The word in every output: that of the status, such as {@code compile-error}, or {@code grader-fault}. */
        String word();
    }

    /**
     * The submission has a result, whatever its mark.
     *
     * @param exercise the id of the exercise that it was graded for
     * @param exerciseTitle what that is called
     * @param status how far grading came
     * @param message one line, where the status is not {@link Report.Status#GRADED}; null where it is
     * @param score the mark for display, one decimal
     * @param maxScore the sum of the checks' weights
     * @param report the folder of its report, relative to that of the class, with {@code /} between folders
     * @param checks one for each check of the exercise
     * @param misconceptions what explains the answers, best first; may be empty
     * @param missedPairs the positions of two heaps that were answered wrong in some exhaustive check, each once, in order
     * @param sameAs the id of the submission with the same content that was graded in its stead, or null
     */
    public record Result(
            String exercise,
            String exerciseTitle,
            Report.Status status,
            @Nullable String message,
            BigDecimal score,
            int maxScore,
            String report,
            List<CheckScore> checks,
            List<Misconception> misconceptions,
            List<HeapPair> missedPairs,
            @Nullable String sameAs)
            implements Outcome {
        public Result {
            checks = List.copyOf(checks);
            misconceptions = List.copyOf(misconceptions);
            missedPairs = List.copyOf(missedPairs);
        }

        @Override
        public String word() {
            return status.word();
        }
    }

    /**
     * Our own fault: neither a mark nor a zero. A resumed run tries again.
     *
     * @param message one line: what went wrong, and where its details lie
     */
    public record Fault(String message) implements Outcome {

        /** The word for it, whatever went wrong. */
        public static final String WORD = "grader-fault";

        @Override
        public String word() {
            return WORD;
        }
    }

    /**
     * What came of one check.
     *
     * @param score points earned, 0 to {@code weight}, one decimal
     * @param cases how many cases there are
     * @param failed how many of them were not answered right
     */
    public record CheckScore(
            String id, String title, int weight, BigDecimal score, CheckResult.Status status, int cases, int failed) {}

    /**
     * A misconception, and how far the answers agree.
     *
     * @param faults the known-wrong solution that has it, or the two whose mistakes are made at once
     */
    public record Misconception(List<KnownFault> faults, Diagnosis.Agreement agreement) {
        public Misconception {
            faults = List.copyOf(faults);
            if (faults.isEmpty()) {
                throw new IllegalArgumentException("a misconception has a mistake");
            }
        }

        /** What a report says of a submission, as far as its class needs it. */
        public static Misconception of(Diagnosis diagnosis) {
            return new Misconception(
                    diagnosis.faults().stream()
                            .map(fault -> new KnownFault(fault.mutant(), fault.title()))
                            .toList(),
                    diagnosis.agreement());
        }

        /** The id of the known-wrong solution; of two, both with a plus sign between. */
        public String mutant() {
            return Diagnosis.joined(faults, Diagnosis.PLUS, KnownFault::mutant);
        }

        /** What it does, in a few words; of two, both. */
        public String title() {
            return Diagnosis.joined(faults, Diagnosis.AND, KnownFault::title);
        }
    }

    /** One mistake, by the id of its known-wrong solution, and in a few words. */
    public record KnownFault(String mutant, String title) {}
}
