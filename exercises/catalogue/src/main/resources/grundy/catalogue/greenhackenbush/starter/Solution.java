package solution;

import grundy.exercises.HackenbushSolver;
import grundy.exercises.Solves;

/** A move cuts one edge of a tree, and what is no longer joined to the ground falls away. The player who cannot move loses. */
@Solves("green-hackenbush")
public class Solution implements HackenbushSolver {

    /** The value of the tree in which {@code parent[v]} is the vertex below v, and -1 for the ground. They come in any order. */
    @Override
    public int grundy(int[] parent) {
        throw new UnsupportedOperationException("not written yet");
    }
}
