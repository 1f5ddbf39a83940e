package grundy.catalogue.takeandsplit;

import static grundy.catalogue.takeandsplit.Mutants.wrong;

import grundy.catalogue.Mutant;
import java.util.List;

/** Mistakes in how the values of several heaps are combined. */
final class CombiningMutants {

    private CombiningMutants() {}

    static List<Mutant> all() {
        return List.of(
                wrong(
                        "sum-of-values",
                        "Values added instead of XORed to name the winner",
                        () -> new Recipe().winnerBy(Combination.SUM),
                        """
                        You seem to add the Grundy values of the heaps and to call every total above 0 a win for the first \
                        player. The word "sum" makes adding tempting, but heaps of equal value cancel each other: what the \
                        first player does in one, the second answers in the other. Heaps 4 and 4 are worth 1 and 1, so the \
                        total is 2, yet 1 ^ 1 = 0 and the second player wins. Write ^ where you wrote +."""),
                wrong(
                        "sum-of-values-everywhere",
                        "Values added instead of XORed, in the search for a move too",
                        () -> new Recipe().everywhere(Combination.SUM),
                        """
                        You seem to add the Grundy values to name the winner, and to use the same total when you look for a \
                        move. It then points at values that no move reaches: heaps 1 and 6 are worth 1 and 3, the total is \
                        4, and the targets 1 ^ 4 = 5 and 3 ^ 4 = 7 do not exist. With 1 ^ 3 = 2 the target of heap 6 is 3 ^ \
                        2 = 1, and taking two stones reaches it. Write ^ in both places."""),
                wrong(
                        "max-of-values",
                        "Largest value instead of XOR to name the winner",
                        () -> new Recipe().winnerBy(Combination.MAX),
                        """
                        You seem to call it a win for the first player as soon as one heap has a value above 0, as taking \
                        the largest value does. One good heap looks like enough, but the second player may have an equally \
                        good answer in another heap. Heaps 1 and 1 have the largest value 1, yet each player takes one stone \
                        and the first is left without a move: 1 ^ 1 = 0. Combine the values with ^."""),
                wrong(
                        "max-of-values-everywhere",
                        "Largest value instead of XOR, in the search for a move too",
                        () -> new Recipe().everywhere(Combination.MAX),
                        """
                        You seem to take the largest value both to name the winner and to find a move, as if only the best \
                        heap mattered. For heaps 1 and 2, worth 1 and 2, you then remove heap 2 and leave a single stone, \
                        which the other player takes. With 1 ^ 2 = 3 the target of heap 2 is 2 ^ 3 = 1: take one stone, and \
                        the heaps 1 and 1 are lost for whoever moves. Combine the values with ^ in both places."""),
                wrong(
                        "or-of-values",
                        "OR (|) instead of XOR (^) to name the winner",
                        () -> new Recipe().winnerBy(Combination.OR),
                        """
                        You seem to combine the values with | where ^ belongs. The two look alike and agree as long as no \
                        bit is set twice, but | keeps a bit that two heaps share, and ^ cancels it. Heaps 1 and 1 give 1 | 1 \
                        = 1, which you call a win; 1 ^ 1 = 0, and indeed the second player takes the last stone. Write ^."""),
                wrong(
                        "and-of-values",
                        "AND (&) instead of XOR (^) to name the winner",
                        () -> new Recipe().winnerBy(Combination.AND),
                        """
                        You seem to combine the values with & where ^ belongs. AND keeps only the bits that all heaps share, \
                        which are the very ones that two heaps cancel. Heaps 0 and 1 give 0 & 1 = 0, so you say second, yet \
                        the first player takes the only stone and has won: 0 ^ 1 = 1. Write ^."""),
                wrong(
                        "and-of-values-everywhere",
                        "AND (&) instead of XOR (^), in the search for a move too",
                        () -> new Recipe().everywhere(Combination.AND),
                        """
                        You seem to combine the values with & both to name the winner and to find a move. Heaps 0 and 1 give \
                        0 & 1 = 0 although taking the one stone wins; and for heaps 1 and 6, worth 1 and 3, 1 & 3 = 1 makes \
                        you remove the single stone, after which the other player splits 6 into 2 and 2 and wins. With 1 ^ 3 \
                        = 2 the move is to make 6 into 4. Write ^ in both places."""));
    }
}
