package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Mutants.wrong;

import grundy.catalogue.Mutant;
import java.util.List;

/** Mistakes in the mex. */
final class MexMutants {

    private MexMutants() {}

    static List<Mutant> all() {
        return List.of(
                wrong(
                        "mex-includes-self",
                        "The heap's own entry counted among its options",
                        () -> new Recipe()
                                .mex((heap, values) ->
                                        heap == 0 ? 0 : values.with(0).missingFrom(0)),
                        """
                        You seem to put the table's entry for the heap itself, which is still 0 at that time, into the set. \
                        A position is not an option of itself, and with 0 always present no heap but the empty one is ever \
                        worth 0. The options of 3 are worth 2 and 1, so g(3) = 0; with its own 0 among them you get 3. \
                        Collect the values of what one move reaches, and nothing else."""),
                wrong(
                        "mex-from-one",
                        "The mex searched from 1 instead of 0",
                        () -> new Recipe().mex((heap, values) -> heap == 0 ? 0 : values.missingFrom(1)),
                        """
                        You seem to look for the smallest missing number from 1 on, as one does when counting. Then no heap \
                        but the empty one is worth 0, and 0 is what marks a lost position. The options of 3 are worth 2 and \
                        1, so 0 is missing and g(3) = 0, where you get 3. Start the search at 0."""),
                wrong(
                        "mex-from-one-everywhere",
                        "The mex searched from 1, for the empty heap too",
                        () -> new Recipe().mex((heap, values) -> values.missingFrom(1)),
                        """
                        You seem to look for the smallest missing number from 1 on, even where there is no option at all. An \
                        empty heap has no move, so its set is empty and the smallest missing number is 0; you get g(0) = 1 \
                        and call it a win for a player who cannot move. All other values suffer from it. Start the search at \
                        0."""),
                wrong(
                        "mex-max-plus-one",
                        "Largest option value plus one instead of the mex",
                        () -> new Recipe().mex((heap, values) -> values.max() + 1),
                        """
                        You seem to take the largest value among the options and add one. That is right while the values \
                        have no gap, as for the first three heaps, but the mex is the smallest missing number, and it may \
                        lie in a gap. The options of 3 are worth 2 and 1: 0 is missing, so g(3) = 0, where you get 3. Search \
                        upwards from 0 for the first number that is not there."""),
                wrong(
                        "mex-counts-distinct",
                        "Number of different option values instead of the mex",
                        () -> new Recipe().mex((heap, values) -> values.distinct()),
                        """
                        You seem to count the different values among the options. The count is the mex only where the values \
                        are 0, 1, 2 and so on without a gap. The options of 3 are worth 2 and 1, which is two different \
                        values, but 0 is missing, so g(3) = 0 and not 2. Search upwards from 0 for the first number that is \
                        not there."""),
                wrong(
                        "mex-is-min",
                        "Smallest option value instead of the mex",
                        () -> new Recipe().mex((heap, values) -> values.minOrZero()),
                        """
                        You seem to take the smallest value among the options. "Minimum" is only half of the name: mex is \
                        the minimum that is excluded, the smallest number that is not there. The one option of a heap of 1 \
                        is worth 0, so g(1) = 1; you get 0, and then 0 for every heap, and never see a won position. Search \
                        upwards from 0 for the first number that is missing."""),
                wrong(
                        "mex-capped-at-three",
                        "The mex stops looking after 3",
                        () -> new Recipe().mex((heap, values) -> Math.min(values.missingFrom(0), 4)),
                        """
                        You seem to look only at the numbers 0 to 3 and to answer 4 when all of them are there, perhaps \
                        because small heaps never need more. All sums of heaps up to 8 come out right that way, but the \
                        options of 23 show every number from 0 to 4, so g(23) = 5, where you get 4. Let the search run until \
                        a number is missing; if you use an array of flags, make it as long as the list of options and one \
                        more."""));
    }
}
