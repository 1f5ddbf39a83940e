package grundy.exercises;

import java.util.List;
import java.util.Set;

/** Computes the values of any coin-turning game (E. R. Berlekamp, J. H. Conway and R. K. Guy, Winning Ways, 1982). */
public interface CoinTurningSolver {

    /**
     * The Grundy values of the positions with a single head. A move turns a coin that shows heads to tails and, together with
     * it, one set of coins to its left: {@code turnOffsets} lists the sets, each as distances from that coin. A set that
     * reaches beyond the left end cannot be turned.
     *
     * @param coins how many coins lie in the row, 1 or more
     * @param turnOffsets the sets that may be turned along, each of distances of 1 or more; the empty set turns the one coin
     *     alone; list and sets are yours to change
     * @return for each place, counted from 0 from the left, the value of the position whose only head is there
     */
    int[] headValues(int coins, List<Set<Integer>> turnOffsets);
}
