package grundy.catalogue.heap.mistakes;

import grundy.games.HeapGame;

/** What a solution believes a move can do, in the order in which it tries it. */
@FunctionalInterface
public interface Options {

    /**
     * Shows the options of a heap until the visitor has seen enough.
     *
     * @return whether it had
     */
    boolean visit(int heap, Visitor visitor);

    /** Those of a game, in the order of {@link HeapGame#options}, each listed once. */
    static Options of(HeapGame game) {
        return new ListedOptions(game);
    }

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

    /** Only those that leave one heap, or none. */
    default Options withoutSplits() {
        return onlySplits((a, b) -> false);
    }

    /** Of those that leave one heap or none, only some: by how many stones are taken, and how many are left. */
    default Options onlyTakes(BiIntPredicate kept) {
        return (heap, visitor) -> visit(heap, new Passing(visitor) {
            @Override
            public boolean rest(int stones) {
                return kept.test(heap - stones, stones) && super.rest(stones);
            }
        });
    }

    /** None that leaves three heaps. */
    default Options withoutThrees() {
        return (heap, visitor) -> visit(heap, new Passing(visitor) {
            @Override
            public boolean split(int a, int b, int c) {
                return false;
            }
        });
    }

    /** Only those splits whose two heaps are equal, or only those whose heaps differ. */
    default Options onlySplitsInto(boolean equalHeaps) {
        return onlySplits((a, b) -> (a == b) == equalHeaps);
    }

    /** Only some of the splits; of those into three heaps, the smallest and the largest are asked about. */
    default Options onlySplits(BiIntPredicate kept) {
        return (heap, visitor) -> visit(heap, new Passing(visitor) {
            @Override
            public boolean split(int a, int b) {
                return kept.test(a, b) && super.split(a, b);
            }

            @Override
            public boolean split(int a, int b, int c) {
                int smallest = Math.min(a, Math.min(b, c));
                int largest = Math.max(a, Math.max(b, c));
                return kept.test(smallest, largest) && super.split(a, b, c);
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

    /** Says of two numbers whether what they tell is kept. */
    @FunctionalInterface
    interface BiIntPredicate {
        boolean test(int a, int b);
    }

    /** Is shown options; each method says whether it has seen enough. */
    interface Visitor {

        /** One heap is left, 0 or more stones. */
        boolean rest(int stones);

        /** Two heaps are left. */
        boolean split(int a, int b);

        /** Three heaps are left. */
        boolean split(int a, int b, int c);
    }

    /** Shows another visitor what it is shown. */
    class Passing implements Visitor {
        private final Visitor to;

        Passing(Visitor to) {
            this.to = to;
        }

        @Override
        public boolean rest(int stones) {
            return to.rest(stones);
        }

        @Override
        public boolean split(int a, int b) {
            return to.split(a, b);
        }

        @Override
        public boolean split(int a, int b, int c) {
            return to.split(a, b, c);
        }
    }
}
