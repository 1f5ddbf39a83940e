package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Mutants.wrong;
import static grundy.catalogue.takeandsplit.Options.split;
import static grundy.catalogue.takeandsplit.Options.take;

import grundy.catalogue.Mutant;
import java.util.List;

/** Mistakes in the moves that take stones and leave one heap. */
final class TakeMutants {

    private TakeMutants() {}

    static List<Mutant> all() {
        return List.of(
                wrong(
                        "take-three-for-two",
                        "Three stones taken where the rule says two",
                        () -> new Recipe().options(take(1).then(take(3)).then(split(2))),
                        """
                        You seem to let a move take three stones where the rule says two; n - 3 is easily written for n - 2. \
                        A heap of 2 then has the single option 1, and you get g(2) = 0, although the player takes both \
                        stones and wins: g(2) = 2. The plain moves leave n - 1 or n - 2."""),
                wrong(
                        "take-two-not-the-last",
                        "The last two stones cannot be taken",
                        () -> new Recipe()
                                .options(take(1).then(take(2).exceptFor(2)).then(split(2))),
                        """
                        You seem to allow taking two stones only from more than two, a test n > 2 where n >= 2 belongs. A \
                        heap of 2 may be taken whole: it leaves 0, so its options are worth 1 and 0 and g(2) = 2, where you \
                        get 0. One wrong test makes most later values wrong too, though they follow from it; correct the \
                        test first and look again."""),
                wrong(
                        "take-two-forgotten",
                        "Taking two stones without a split is missing",
                        () -> new Recipe().options(take(1).then(split(2))),
                        """
                        You seem to take two stones only when the rest is split, but two stones may also be taken and the \
                        rest left as one heap. A heap of 2 has the options 1 and 0, so g(2) = 2, where you get 0 and let the \
                        first player miss the win of taking both. Add the option n - 2 for every n >= 2."""),
                wrong(
                        "take-one-forgotten",
                        "Taking one stone is missing",
                        () -> new Recipe().options(take(2).then(split(2))),
                        """
                        You seem to leave out the move that takes a single stone. A heap of 1 then has no move at all and \
                        you get g(1) = 0, although the player takes the stone and wins: g(1) = 1. Add the option n - 1 for \
                        every n >= 1."""));
    }
}
