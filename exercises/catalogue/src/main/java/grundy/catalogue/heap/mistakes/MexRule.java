package grundy.catalogue.heap.mistakes;

/** What the value of a heap is made of. */
@FunctionalInterface
public interface MexRule {
    /** The value of a heap whose options have these values: the right one is their mex. */
    int of(int heap, OptionValues values);
}
