package grundy.catalogue;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One question of a check, and how its answer is judged.
 *
 * @param input what a person calls this case by, such as {@code {"heaps": [4, 4]}}: plain values, in the order shown
 * @param question what the solution is asked
 * @param stratum which share of the mark it counts for
 * @param judge compares an answer with the truth
 */
public record Case(Map<String, Object> input, Question question, Stratum stratum, Judge judge) {
    public Case {
        input = Collections.unmodifiableMap(new LinkedHashMap<>(input));
    }

    /** The kinds of cases whose shares a check's mark weighs against each other. */
    public enum Stratum {
        /** A position that the player to move loses. */
        LOST,
        /** A position that the player to move wins. */
        WON,
        /** A value, such as g(n). */
        VALUE,
        /** A value that is 0. */
        ZERO,
        /** A value that is not 0. */
        NONZERO,
        /** Something that is to be found. */
        PRESENT,
        /** Something that is not there to be found. */
        ABSENT,
        /** A claim that holds. */
        HOLDS,
        /** A claim that does not hold. */
        FAILS,
        /** A question that must be refused. */
        REFUSED,
        /** Somebody's work that is wrong somewhere. */
        FAULTY,
        /** Somebody's work that is right everywhere. */
        SOUND
    }

    /** Compares an answer with the truth. */
    @FunctionalInterface
    public interface Judge {
        /** What is right and what is wrong with an answer; the same answer always gives the same finding. */
        Finding judge(Answer answer);
    }
}
