package grundy.catalogue.takeandsplit;

/** What a solution believes a move can do, in the order in which it tries it. */
@FunctionalInterface
interface Options {

    /** The right ones: take 1, take 2, take 2 and split the rest. */
    Options RIGHT = take(1).then(take(2)).then(split(2));

    /**
     * Shows the options of a heap until the visitor has seen enough.
     *
     * @return whether it had
     */
    boolean visit(int heap, Visitor visitor);

    /** Takes so many stones and leaves the rest as one heap. */
    static Options take(int stones) {
        return (heap, visitor) -> heap >= stones && visitor.rest(heap - stones);
    }

    /** Takes any number of stones and leaves the rest as one heap, as in Nim. */
    static Options takeAny() {
        return (heap, visitor) -> {
            for (int rest = heap - 1; rest >= 0; rest--) {
                if (visitor.rest(rest)) {
                    return true;
                }
            }
            return false;
        };
    }

    /** Takes so many stones and splits the rest r into a and r - a, for a = 1 to r - 1. */
    static Options split(int stones) {
        return split(stones, 1, 1);
    }

    /** Takes so many stones and splits the rest r into a and r - a, for a = {@code from} to r - {@code shortOf}. */
    static Options split(int stones, int from, int shortOf) {
        return (heap, visitor) -> {
            int rest = heap - stones;
            for (int a = from; a <= rest - shortOf; a++) {
                if (visitor.split(a, rest - a)) {
                    return true;
                }
            }
            return false;
        };
    }

    /** Only those splits whose two heaps are equal, or only those whose heaps differ. */
    default Options onlySplitsInto(boolean equalHeaps) {
        return (heap, visitor) -> visit(heap, new Visitor() {
            @Override
            public boolean rest(int stones) {
                return visitor.rest(stones);
            }

            @Override
            public boolean split(int a, int b) {
                return (a == b) == equalHeaps && visitor.split(a, b);
            }
        });
    }

    /** No option at all for a heap of this size. */
    default Options exceptFor(int size) {
        return (heap, visitor) -> heap != size && visit(heap, visitor);
    }

    /** These options, then others. */
    default Options then(Options next) {
        return (heap, visitor) -> visit(heap, visitor) || next.visit(heap, visitor);
    }

    /** Is shown options; each method says whether it has seen enough. */
    interface Visitor {
        /** One heap is left, 0 or more stones. */
        boolean rest(int stones);

        /** Two heaps are left. */
        boolean split(int a, int b);
    }
}
