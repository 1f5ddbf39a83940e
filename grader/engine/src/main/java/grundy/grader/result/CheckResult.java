package grundy.grader.result;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What came of one check.
 *
 * @param id short and stable
 * @param title one line for a person
 * @param weight points of the mark
 * @param score points earned, for display: one decimal
 * @param status whether everything was right
 * @param cases how many cases the check has, whatever happened
 * @param failed how many of them were not answered right, those that were not asked included
 * @param notRun how many of them were not asked
 * @param exhaustive whether the cases are the same for every seed, so that the smallest mismatch is the smallest there is
 * @param earned the share of the weight that was earned, or null where nothing was run
 * @param parts the shares that were weighed against each other to find it; may be empty
 * @param mismatches the smallest wrong answers first, {@value #MAX_LISTED} at most
 * @param missedPairs all positions of two heaps that were not answered right, in the order of the cases
 */
public record CheckResult(
        String id,
        String title,
        int weight,
        BigDecimal score,
        Status status,
        int cases,
        int failed,
        int notRun,
        boolean exhaustive,
        @Nullable Part earned,
        List<Part> parts,
        List<Mismatch> mismatches,
        List<HeapPair> missedPairs) {

    /** How many mismatches are listed at most. */
    public static final int MAX_LISTED = 100;

    /** How many of these, the first ones, are explained in full: a page with more would be too much for a browser. */
    public static final int EXPLAINED_IN_FULL = 8;

    /** The same of checks after the first that failed: what goes wrong in them is often the same. */
    private static final int EXPLAINED_LATER = 4;

    public CheckResult {
        parts = List.copyOf(parts);
        mismatches = List.copyOf(mismatches);
        missedPairs = List.copyOf(missedPairs);
        if (cases <= 0 || notRun < 0 || notRun > failed || failed > cases) {
            throw new IllegalArgumentException(id + ": " + failed + " failed of " + cases + ", " + notRun + " not run");
        }
        if (mismatches.size() > MAX_LISTED) {
            throw new IllegalArgumentException(id + ": " + mismatches.size() + " mismatches listed");
        }
    }

    /**
     * How many mismatches of a check are explained in full.
     *
     * @param earlier the checks before it
     */
    public static int explainedInFull(List<CheckResult> earlier) {
        return earlier.stream().allMatch(check -> check.mismatches.isEmpty()) ? EXPLAINED_IN_FULL : EXPLAINED_LATER;
    }

    /** The same with other wrong answers listed, and with no pair of heaps named. */
    public CheckResult withMismatches(List<Mismatch> listed) {
        return new CheckResult(
                id, title, weight, score, status, cases, failed, notRun, exhaustive, earned, parts, listed, List.of());
    }

    /** So many of so many; the kind says of what, as in {@code lost} positions or {@code value}s. */
    public record Part(String kind, int right, int of) {}

    /** Whether everything was right. */
    public enum Status {
        PASSED,
        FAILED,
        /** Not one case was asked. */
        NOT_RUN
    }
}
