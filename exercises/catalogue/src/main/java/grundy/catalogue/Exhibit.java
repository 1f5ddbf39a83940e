package grundy.catalogue;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that a report shows about all answers together. */
public sealed interface Exhibit {

    /** The word that a template knows it by. */
    String kind();

    /**
     * The table of g(n), the solution's values beside the right ones.
     *
     * @param kind always {@code value-table}
     * @param rows n = 0, 1, 2, ...
     * @param tally how many there are of each kind
     * @param firstRoot why the first root error is one, or null where there is none
     */
    record ValueTable(
            String kind,
            List<Row> rows,
            Tally tally,
            @Nullable MexExplanation firstRoot) implements Exhibit {
        public ValueTable {
            rows = List.copyOf(rows);
        }
    }

    /**
     * One line of the table.
     *
     * @param heap n
     * @param right g(n)
     * @param answered what the solution said: a number, or a word such as {@code timeout}
     * @param status {@code right}, {@code root} (does not follow from the solution's own earlier values),
     *     {@code inherited} (does follow), or {@code missing} (no number)
     * @param from for an inherited value the smaller heaps whose wrong values it follows from; else null
     */
    record Row(int heap, int right, String answered, String status, MexExplanation.@Nullable FirstFew from) {}

    /**
     * What was counted in the table.
     *
     * @param right how many values are right
     * @param roots the heaps of the root errors, or null where there is none
     * @param inherited how many wrong values follow from the solution's own smaller ones
     * @param missing how many are no number
     * @param derivable how many values have own smaller values that are all numbers, so that a mex follows from them
     * @param departing how many of those are another number than this mex, right ones included
     */
    record Tally(
            int right,
            MexExplanation.@Nullable FirstFew roots,
            int inherited,
            int missing,
            int derivable,
            int departing) {}

    /**
     * A board on which positions can be played: what a move can make of each heap.
     *
     * @param kind always {@code board}
     * @param options for heaps of 0, 1, 2, ... stones what a move can leave, each the sizes in growing order
     * @param values for the same heaps their Grundy values
     */
    record Board(String kind, List<List<List<Integer>>> options, List<Integer> values) implements Exhibit {
        public Board {
            options = List.copyOf(options);
            values = List.copyOf(values);
            if (options.size() != values.size() || options.isEmpty()) {
                throw new IllegalArgumentException(
                        options.size() + " heaps with options, " + values.size() + " values");
            }
        }
    }
}
