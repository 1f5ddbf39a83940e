package grundy.grader.result;

import java.util.Comparator;

/** A position of two heaps, in the order in which they were given. */
public record HeapPair(int first, int second) implements Comparable<HeapPair> {

    @Override
    public int compareTo(HeapPair other) {
        return Comparator.comparingInt(HeapPair::first)
                .thenComparingInt(HeapPair::second)
                .compare(this, other);
    }
}
