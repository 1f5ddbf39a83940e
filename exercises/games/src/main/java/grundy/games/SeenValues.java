package grundy.games;

import java.util.Arrays;

/** Which values the options of one heap have: each is stamped with the heap, so that nothing need be cleared for the next. */
final class SeenValues {

    private int[] stamps = new int[64];
    private int heap = -1;

    SeenValues() {
        Arrays.fill(stamps, -1);
    }

    /** Makes room for whatever the XOR of such values and of smaller ones can be. */
    void makeRoomFor(int value) {
        int old = stamps.length;
        if (value >= old) {
            stamps = Arrays.copyOf(stamps, Integer.highestOneBit(value) * 2);
            Arrays.fill(stamps, old, stamps.length, -1);
        }
    }

    /** Forgets all values: those of another heap, 0 or more, follow. */
    void startOf(int nextHeap) {
        heap = nextHeap;
    }

    void add(int value) {
        stamps[value] = heap;
    }

    boolean contains(int value) {
        return value < stamps.length && stamps[value] == heap;
    }

    int mex() {
        return mexFrom(0);
    }

    /** The mex, where it is known that everything below a value was seen. */
    int mexFrom(int value) {
        int mex = value;
        while (contains(mex)) {
            mex++;
        }
        return mex;
    }
}
