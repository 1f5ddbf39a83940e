package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Mutants.equivalent;
import static grundy.catalogue.takeandsplit.Mutants.wrong;
import static grundy.catalogue.takeandsplit.Options.split;
import static grundy.catalogue.takeandsplit.Options.take;

import grundy.catalogue.Mutant;
import java.util.List;

/** Mistakes in what a split is worth, or in which splits there are. */
final class SplitMutants {

    private SplitMutants() {}

    static List<Mutant> all() {
        return List.of(
                wrong(
                        "split-forgotten",
                        "The split is missing",
                        () -> new Recipe().options(take(1).then(take(2))),
                        """
                        You seem to list only the moves that take one or two stones. Up to 5 stones the values do not show \
                        it, which makes it easy to overlook. A heap of 6 may also become 2 and 2, worth 2 ^ 2 = 0; its \
                        values 2, 1 and 0 give g(6) = 3, where you get 0 and the repeating 0 1 2. Add the values g[a] ^ g[b] \
                        for all a, b >= 1 with a + b = n - 2."""),
                wrong(
                        "split-valued-by-sum",
                        "The two heaps of a split added instead of XORed",
                        () -> new Recipe().splitValue((g, a, b) -> g[a] + g[b]),
                        """
                        You seem to value a split by adding the values of its two heaps. After the split they are two \
                        separate games, and those combine with ^, just like the heaps of a sum. Splitting 6 into 2 and 2 is \
                        worth 2 ^ 2 = 0 and not 4; without that 0 you get g(6) = 0, where 3 is right. Write g[a] ^ g[b]."""),
                wrong(
                        "split-valued-by-max",
                        "The larger heap of a split instead of the XOR",
                        () -> new Recipe().splitValue((g, a, b) -> Math.max(g[a], g[b])),
                        """
                        You seem to value a split by the larger of its two values. After the split they are two separate \
                        games, and those combine with ^. Splitting 4 into 1 and 1 is worth 1 ^ 1 = 0; counted as 1, it fills \
                        the gap among the values 0 and 2 of the other options, and you get g(4) = 3, where 1 is right. Write \
                        g[a] ^ g[b]."""),
                wrong(
                        "split-valued-by-total",
                        "A split counted as the heap before it was split",
                        () -> new Recipe().splitValue((g, a, b) -> g[a + b]),
                        """
                        You seem to give a split the value of its n - 2 stones as one heap. But splitting changes the game: \
                        the two heaps are played separately, and only their XOR counts. Splitting 6 into 2 and 2 is worth 2 \
                        ^ 2 = 0, while g(4) = 1; without that 0 you get g(6) = 0, where 3 is right. Write g[a] ^ g[b]."""),
                equivalent(
                        "split-empty-piece",
                        "Splits with an empty piece are listed too",
                        () -> new Recipe().options(take(1).then(take(2)).then(split(2, 0, 1))),
                        """
                        Your loop over the splits seems to start at a = 0 and so to list a split into 0 and n - 2. It \
                        changes no value, because that pair is worth g(n - 2), which taking two stones gives anyway: 5 into \
                        0 and 3 is worth 0, as is 5 into 3. Still, it is no move of the game, and a search that met it first \
                        would answer with an empty piece. Start the loop at 1."""),
                wrong(
                        "zero-piece-kept",
                        "A piece of size 0 kept in the move",
                        () -> new Recipe().options(split(2, 0, 0).then(take(1)).then(take(2))),
                        """
                        Your values and winners are right, but some of your moves hold an empty heap: you seem to list \
                        splits from a = 0 and to try them before the plain moves. From a heap of 5 you then answer 0 and 3. \
                        An empty heap is no heap; the same move is to take two stones and leave 3. Let the loop over the \
                        splits run from 1 to n - 3, or leave pieces of size 0 out of the answer."""),
                wrong(
                        "split-after-one",
                        "Split after taking one stone instead of two",
                        () -> new Recipe().options(take(1).then(take(2)).then(split(1))),
                        """
                        You seem to split the stones that are left after taking one, but a split costs two. For a heap of 3 \
                        this adds a split into 1 and 1 that does not exist, worth 0, and you get g(3) = 3, where 0 is right. \
                        The two heaps of a split hold n - 2 stones together."""),
                wrong(
                        "split-after-three",
                        "Split after taking three stones instead of two",
                        () -> new Recipe().options(take(1).then(take(2)).then(split(3))),
                        """
                        You seem to split the stones that are left after taking three, but a split costs two; a loop bound \
                        that is one off does this easily. Splitting 6 into 2 and 2, worth 0, is then missing, and you get \
                        g(6) = 0, where 3 is right. The two heaps of a split hold n - 2 stones together."""),
                wrong(
                        "split-without-taking",
                        "Split without taking a stone",
                        () -> new Recipe().options(take(1).then(take(2)).then(split(0))),
                        """
                        You seem to split the whole heap without taking the two stones that a split costs. For a heap of 4 \
                        this adds 1 and 3, worth 1 ^ 0 = 1, and you get g(4) = 3, where 1 is right. The two heaps of a split \
                        hold n - 2 stones together."""),
                wrong(
                        "split-unequal-only",
                        "Splits into two equal heaps are missing",
                        () -> new Recipe().options(Options.RIGHT.onlySplitsInto(false)),
                        """
                        You seem to leave out splits into two equal heaps, as a loop over a < b does. Equal heaps are \
                        allowed, and they are worth 0 together, which matters more than most: 6 into 2 and 2 is the winning \
                        move from a heap of 6. Without it you get g(6) = 0, where 3 is right. Let the loop include a = b."""),
                wrong(
                        "split-equal-only",
                        "Only splits into two equal heaps are listed",
                        () -> new Recipe().options(Options.RIGHT.onlySplitsInto(true)),
                        """
                        You seem to split only into two equal heaps, but any two that are not empty will do. A heap of 7 may \
                        become 1 and 4, worth 1 ^ 1 = 0, or 2 and 3; with its other options, worth 3 and 2, this gives g(7) \
                        = 1, where you get 0. Let a run over 1 to n - 3, with b = n - 2 - a."""),
                equivalent(
                        "split-loop-stops-early",
                        "The loop over the splits stops one short",
                        () -> new Recipe().options(take(1).then(take(2)).then(split(2, 1, 2))),
                        """
                        Your loop over the splits seems to stop one short. It changes nothing: the split that is lost, such \
                        as 4 and 1 from a heap of 7, is the first one, 1 and 4, in another order. Only from a heap of 4 the \
                        single split 1 and 1 is lost altogether, and its value 0 is also that of taking one stone. Trust the \
                        rule rather than such luck: a runs from 1 to n - 3."""),
                equivalent(
                        "split-loop-starts-late",
                        "The loop over the splits starts one late",
                        () -> new Recipe().options(take(1).then(take(2)).then(split(2, 2, 1))),
                        """
                        Your loop over the splits seems to start at a = 2. It changes nothing: the split that is lost, such \
                        as 1 and 4 from a heap of 7, comes again at the end as 4 and 1. Only from a heap of 4 the single \
                        split 1 and 1 is lost altogether, and its value 0 is also that of taking one stone. Trust the rule \
                        rather than such luck: a runs from 1 to n - 3."""),
                wrong(
                        "split-loop-both-ends-lost",
                        "Splits with a piece of 1 are missing",
                        () -> new Recipe().options(take(1).then(take(2)).then(split(2, 2, 2))),
                        """
                        Your loop over the splits seems to start one late and to stop one short, so that no piece of 1 ever \
                        occurs. A heap of 7 may become 1 and 4, worth 1 ^ 1 = 0; without it the options are worth 3 and 2 \
                        and you get g(7) = 0, where 1 is right. A piece needs one stone only: a runs from 1 to n - 3."""));
    }
}
