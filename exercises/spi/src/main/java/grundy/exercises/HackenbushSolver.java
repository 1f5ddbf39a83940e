package grundy.exercises;

/** Computes Grundy values of Green Hackenbush on trees. */
public interface HackenbushSolver {

    /**
     * The Grundy value of a rooted tree whose root is the ground. A move removes one edge, and with it all that is no longer
     * joined to the ground.
     *
     * @param parent for each vertex, counted from 0, the vertex below it; -1 for the ground, of which there is exactly one.
     *     A parent may have a larger number than its child; the array is yours to change
     * @return the value, 0 or more; 0 for the ground alone
     */
    int grundy(int[] parent);
}
