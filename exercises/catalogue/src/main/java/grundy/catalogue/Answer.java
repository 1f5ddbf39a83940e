package grundy.catalogue;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What came back for a {@link Question}. */
public sealed interface Answer {

    /**
     * The method returned.
     *
     * @param value plain: null, {@link Integer}, {@link Long}, {@link Boolean}, {@link String}, {@link Foreign}, {@link Garbled}, a
     *     list (whose elements may be null), or an {@link java.util.Optional}; a record such as a move is the list of its
     *     components; a program also says how many stones it believes the heap of its move to have, which follow
     */
    record Returned(@Nullable Object value) implements Answer {}

    /**
     * The method threw.
     *
     * @param type the full name of the exception's class
     * @param message its message, truncated; empty where there is none
     * @param trace the first lines of the stack trace inside the solution, {@code Class.method(File.java:12)}
     */
    record Threw(String type, String message, List<String> trace) implements Answer {
        public Threw {
            trace = List.copyOf(trace);
        }
    }

    /**
     * No answer within the limit.
     *
     * @param limitMillis the limit in milliseconds of wall-clock time
     */
    record TimedOut(long limitMillis) implements Answer {}

    /**
     * The process ended or broke the protocol before it answered.
     *
     * @param how one line for the student, such as {@code the program ended itself with exit status 3}
     */
    record Crashed(String how) implements Answer {}

    /**
     * The question was never put; it counts as wrong.
     *
     * @param why one line
     */
    record NotAsked(String why) implements Answer {}

    /**
     * Asked twice, answered in two ways.
     *
     * @param first the answer that came first
     * @param second the answer that came later
     */
    record Inconsistent(Answer first, Answer second) implements Answer {}

    /**
     * A value that the interface does not allow, such as a text among the pieces of a move.
     *
     * @param typeName the full name of its class
     */
    record Foreign(String typeName) {}

    /**
     * What stands for a value where a program printed something that says nothing.
     *
     * @param why what is wrong with it, with the line that was printed
     */
    record Garbled(String why) {}
}
