package grundy.grader.result;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A misconception that explains wrong answers, or two that do so together.
 *
 * @param faults the known-wrong solution, or the two whose mistakes are made at once
 * @param agreement how far it says the same
 * @param explains how many of the wrong answers it gives too
 * @param of how many wrong answers there are
 * @param contradicts how many cases it answers otherwise than the student though one of the two is wrong there, beyond
 *     those not explained
 * @param figures what was compared
 * @param alike the ids of the others that answer every compared case like this one
 * @param kinship why no case tells it from those; null where nobody has written that down, and where there are none
 */
public record Diagnosis(
        List<Fault> faults,
        Agreement agreement,
        int explains,
        int of,
        int contradicts,
        Figures figures,
        List<String> alike,
        @Nullable Kinship kinship) {
    static final String PLUS = "+";
    static final String AND = "; and ";

    public Diagnosis {
        faults = List.copyOf(faults);
        alike = List.copyOf(alike);
        if (faults.isEmpty()) {
            throw new IllegalArgumentException("a diagnosis names a mistake");
        }
        if (explains < 0 || explains > of || contradicts < 0) {
            throw new IllegalArgumentException(
                    faults + ": explains " + explains + " of " + of + ", contradicts " + contradicts);
        }
    }

    /** How far a known-wrong solution says the same as the submission. */
    public enum Agreement {
        /** On every case of every check. */
        EVERY_CASE,
        /** On every value, some of which are wrong, but not on every position. */
        EVERY_VALUE,
        /** On most of the wrong answers. */
        MOST
    }

    /**
     * One mistake.
     *
     * @param mutant the id of the known-wrong solution
     * @param title what it does, in a few words
     * @param story what the student is told
     */
    public record Fault(String mutant, String title, String story) {}

    /**
     * What was compared.
     *
     * @param cases how many cases had an answer, in all checks
     * @param wrong how many of these answers were wrong
     * @param values how many of the cases ask for a value
     * @param wrongValues how many of those were wrong
     * @param free in how many of the cases the mistake leaves nothing to answer, so that anything agrees with it
     */
    public record Figures(int cases, int wrong, int values, int wrongValues, int free) {
        public Figures {
            if (wrongValues < 0 || wrongValues > wrong || wrongValues > values || free < 0) {
                throw new IllegalArgumentException(wrongValues + " wrong values of " + values + ", " + free + " free");
            }
            if (Math.max(Math.max(wrong, values), free) > cases) {
                throw new IllegalArgumentException(
                        wrong + " wrong, " + values + " values and " + free + " free of " + cases + " cases");
            }
        }
    }

    /**
     * Why no case tells some mistakes apart.
     *
     * @param id by which other languages know it
     * @param reason one or two sentences
     */
    public record Kinship(String id, String reason) {}

    /** The id of the known-wrong solution; of two, both with a plus sign between. */
    public String mutant() {
        return joined(PLUS, Fault::mutant);
    }

    /** What it does, in a few words; of two, both. */
    public String title() {
        return joined(AND, Fault::title);
    }

    /** What the student is told; of two, both. */
    public String story() {
        return joined(" ", Fault::story);
    }

    private String joined(String between, Function<Fault, String> part) {
        return joined(faults, between, part);
    }

    /** A part of one mistake, or of two both. */
    static <F> String joined(List<F> faults, String between, Function<F, String> part) {
        return faults.stream().map(part).collect(Collectors.joining(between));
    }

    /** Whether it says the same on every case. */
    public boolean agreesOnAll() {
        return agreement == Agreement.EVERY_CASE;
    }
}
