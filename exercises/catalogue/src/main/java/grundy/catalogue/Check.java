package grundy.catalogue;

import java.util.List;
import java.util.Optional;

/**
 * A part of an exercise's mark.
 *
 * @param id short and stable, such as {@code winners}
 * @param title one line for a person
 * @param weight points of the mark, 1 or more
 * @param cases at least one; the smallest first
 * @param marking turns what was found into a share of the weight
 * @param explainer says why a wrong answer is wrong
 * @param shrinker proposes smaller cases than a failing one; {@link Shrinker#NONE} where the cases are exhaustive
 */
public record Check(
        String id,
        String title,
        int weight,
        List<Case> cases,
        Marking marking,
        Explainer explainer,
        Shrinker shrinker) {
    public Check {
        cases = List.copyOf(cases);
        if (cases.isEmpty()) {
            throw new IllegalArgumentException("check " + id + " has no case: it could be passed by doing nothing");
        }
        if (weight <= 0) {
            throw new IllegalArgumentException("check " + id + " has weight " + weight);
        }
    }

    /** Whether the cases are the same for every seed. */
    public boolean isExhaustive() {
        return shrinker == Shrinker.NONE;
    }

    /** Turns what was found into a share of the weight. */
    @FunctionalInterface
    public interface Marking {
        /** The share that is earned; whole exactly when nothing is wrong that counts. */
        Share share(List<Judged> all);

        /** The shares that are weighed against each other, for showing how the mark came about. */
        default List<Part> parts(List<Judged> all) {
            return List.of();
        }
    }

    /**
     * A share that is weighed against others.
     *
     * @param kind what it is a share of: {@code lost} or {@code won} positions, {@code value}s, or {@code consistent}
     *     values, which are right or follow from the solution's own smaller ones
     */
    public record Part(String kind, Share share) {}

    /** Says why a wrong answer is wrong. */
    @FunctionalInterface
    public interface Explainer {
        /**
         * The computation that shows the right answer.
         *
         * @param failed a wrong answer of this check
         * @param all everything that was found in this check, in the order of its cases
         * @param inFull whether with its long lists, of first moves and of options; the report has room for a few of them
         */
        Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull);
    }

    /** Proposes cases that are smaller than a failing one. */
    @FunctionalInterface
    public interface Shrinker {

        /** For checks whose cases are exhaustive: there is nothing smaller to look for. */
        Shrinker NONE = failing -> List.of();

        /** Smaller cases, the most promising first; each is strictly smaller, so that shrinking ends. */
        List<Case> smaller(Case failing);
    }
}
