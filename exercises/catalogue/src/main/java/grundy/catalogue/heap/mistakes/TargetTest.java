package grundy.catalogue.heap.mistakes;

/** In which heaps a move to the target is looked for. */
@FunctionalInterface
public interface TargetTest {
    /** Whether a heap of this value is to become one of the target's value: the right test is that the target is smaller. */
    boolean passes(int target, int value);
}
