package grundy.grader.result;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * All that was found about one submission.
 *
 * @param exercise the exercise's id
 * @param exerciseTitle one line for a person
 * @param seed what drove the random cases
 * @param sandbox how the student's code was kept apart
 * @param submission what was graded
 * @param status how far grading came
 * @param message one line, where the status is not {@link Status#GRADED}; null where it is
 * @param details the lines behind the message, such as compiler errors; may be empty
 * @param notes remarks that cost nothing, such as how to register a provider
 * @param score the mark for display, 0 to {@code maxScore}, one decimal; below the maximum unless nothing is wrong
 * @param maxScore the sum of the checks' weights
 * @param checks one for each check of the exercise, also where nothing could be run
 * @param diagnosis the misconceptions that explain the answers, best first; may be empty
 * @param exhibits records that a template knows by their component {@code kind}
 * @param output what the student's code printed
 * @param revealed how much of it is told; what is not told is not here
 * @param timing how long it took; the only part that differs from run to run
 */
public record Report(
        String exercise,
        String exerciseTitle,
        long seed,
        Sandbox sandbox,
        Submission submission,
        Status status,
        @Nullable String message,
        List<Detail> details,
        List<String> notes,
        BigDecimal score,
        int maxScore,
        List<CheckResult> checks,
        List<Diagnosis> diagnosis,
        List<Record> exhibits,
        Output output,
        Reveal revealed,
        Timing timing) {
    public Report {
        details = List.copyOf(details);
        notes = List.copyOf(notes);
        checks = List.copyOf(checks);
        diagnosis = List.copyOf(diagnosis);
        exhibits = List.copyOf(exhibits);
        if ((status == Status.GRADED) != (message == null)) {
            throw new IllegalArgumentException("a message belongs to a submission that was not graded: " + status);
        }
    }

    /** A report in which everything is told. */
    public Report(
            String exercise,
            String exerciseTitle,
            long seed,
            Sandbox sandbox,
            Submission submission,
            Status status,
            @Nullable String message,
            List<Detail> details,
            List<String> notes,
            BigDecimal score,
            int maxScore,
            List<CheckResult> checks,
            List<Diagnosis> diagnosis,
            List<Record> exhibits,
            Output output,
            Timing timing) {
        this(
                exercise,
                exerciseTitle,
                seed,
                sandbox,
                submission,
                status,
                message,
                details,
                notes,
                score,
                maxScore,
                checks,
                diagnosis,
                exhibits,
                output,
                Reveal.SOLUTION,
                timing);
    }

    /** Whether every check was passed. */
    public boolean passed() {
        return status == Status.GRADED && checks.stream().allMatch(c -> c.status() == CheckResult.Status.PASSED);
    }

    /** The same result of a submission that a class knows by another id and name. */
    public Report knownAs(String id, String name) {
        var known = new Submission(id, name, submission.kind(), submission.provider());
        return with(known, revealed, checks, diagnosis, exhibits, output);
    }

    /** The same, of which no more is told than this. */
    public Report limitedTo(
            Reveal level, List<CheckResult> checks, List<Diagnosis> diagnosis, List<Record> exhibits, Output output) {
        return with(submission, level, checks, diagnosis, exhibits, output);
    }

    private Report with(
            Submission submission,
            Reveal revealed,
            List<CheckResult> checks,
            List<Diagnosis> diagnosis,
            List<Record> exhibits,
            Output output) {
        return new Report(
                exercise,
                exerciseTitle,
                seed,
                sandbox,
                submission,
                status,
                message,
                details,
                notes,
                score,
                maxScore,
                checks,
                diagnosis,
                exhibits,
                output,
                revealed,
                timing);
    }

    /** How far grading came. */
    public enum Status {
        GRADED,
        /** The sources do not compile. */
        COMPILE_ERROR,
        /** There is no solution inside, or it cannot be loaded or constructed. */
        NOT_LOADABLE,
        /** The submission breaks a rule that protects the grader, such as a class in {@code java.*}. */
        REJECTED,
        /** The student's code ended its process before it could be asked anything. */
        CRASHED,
        /** The student's code was not ready to be asked anything within the limit. */
        TIMED_OUT;

        /** The word in every output, such as {@code compile-error}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * How the student's code was kept apart from everything else.
     *
     * @param tier {@code bubblewrap}, {@code unprivileged-user} or {@code process}
     * @param notes limits that this machine cannot give, a line each
     */
    public record Sandbox(String tier, List<String> notes) {
        public Sandbox {
            notes = List.copyOf(notes);
        }
    }

    /**
     * What was graded.
     *
     * @param id the file's or folder's name, or a platform's id
     * @param name a name for people
     * @param kind {@code java-source}, {@code java-classes}, {@code jar}, {@code program}, or {@link #ANSWERS}
     * @param provider the class that answered, or null where none was found
     */
    public record Submission(
            String id, String name, String kind, @Nullable String provider) {

        /** The kind of answers that were written into a file, without code. */
        public static final String ANSWERS = "answers";
    }

    /**
     * One line behind the message, and where it belongs.
     *
     * @param text such as {@code Solver.java:12: ';' expected}
     * @param source the source line, or null
     * @param column where in the source line the fault is, counted from 1; 0 where it is not known
     */
    public record Detail(String text, @Nullable String source, int column) {}

    /** What was printed: the first part of each stream, and how many bytes there were in all. */
    public record Output(String out, long outBytes, String err, long errBytes) {
        /** Nothing was printed. */
        public static final Output NONE = new Output("", 0, "", 0);
    }

    /** Wall-clock time of the whole, in milliseconds. */
    public record Timing(long totalMillis) {}
}
