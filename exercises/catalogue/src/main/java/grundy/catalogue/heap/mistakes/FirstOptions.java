package grundy.catalogue.heap.mistakes;

import java.util.List;

/** Sees enough with so many options, and keeps the last of them. */
final class FirstOptions implements Options.Visitor {

    private final int enough;
    private int seen;
    private List<Integer> last = List.of();

    FirstOptions(int enough) {
        this.enough = enough;
    }

    /** The pieces of the last option that was seen. */
    List<Integer> last() {
        return last;
    }

    @Override
    public boolean rest(int stones) {
        return see(stones == 0 ? List.of() : List.of(stones));
    }

    @Override
    public boolean split(int a, int b) {
        return see(List.of(a, b));
    }

    @Override
    public boolean split(int a, int b, int c) {
        return see(List.of(a, b, c));
    }

    private boolean see(List<Integer> pieces) {
        last = pieces;
        seen++;
        return seen == enough;
    }
}
