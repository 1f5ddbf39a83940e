package solution;

import grundy.exercises.GraphGameSolver;
import grundy.exercises.Solves;
import java.util.BitSet;

/** Depth first, with three colours; a grey vertex that is met again closes a cycle. */
@Solves("dag")
public class Solution implements GraphGameSolver {

    private enum Colour {
        WHITE,
        GREY,
        BLACK
    }

    @Override
    public int[] grundyValues(int[][] moves) {
        int[] values = new int[moves.length];
        Colour[] colours = new Colour[moves.length];
        java.util.Arrays.fill(colours, Colour.WHITE);
        for (int v = 0; v < moves.length; v++) {
            visit(v, moves, values, colours);
        }
        return values;
    }

    private static void visit(int v, int[][] moves, int[] values, Colour[] colours) {
        if (colours[v] == Colour.BLACK) {
            return;
        }
        if (colours[v] == Colour.GREY) {
            throw new IllegalStateException("This graph has a cycle!");
        }
        colours[v] = Colour.GREY;
        BitSet seen = new BitSet();
        for (int to : moves[v]) {
            visit(to, moves, values, colours);
            seen.set(values[to]);
        }
        values[v] = seen.nextClearBit(0);
        colours[v] = Colour.BLACK;
    }
}
