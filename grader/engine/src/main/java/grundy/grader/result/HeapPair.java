package grundy.grader.result;

/** A position of two heaps, in the order in which they were given. */
public record HeapPair(int first, int second) {}
