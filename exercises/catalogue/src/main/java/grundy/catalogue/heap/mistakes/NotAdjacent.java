package grundy.catalogue.heap.mistakes;

/** A mistake about rows of pins: two pins are removed that need not be adjacent. */
public final class NotAdjacent {

    private NotAdjacent() {}

    /** Any two pins of a row fall, and up to three rows are left. */
    public static Options pairs() {
        return NotAdjacent::visit;
    }

    private static boolean visit(int row, Options.Visitor visitor) {
        int left = row - 2;
        for (int a = 0; a <= left; a++) {
            for (int b = a; b <= left - a - b; b++) {
                if (show(a, b, left - a - b, visitor)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The sizes in growing order; empty rows are none. */
    private static boolean show(int a, int b, int c, Options.Visitor visitor) {
        if (a > 0) {
            return visitor.split(a, b, c);
        }
        return b > 0 ? visitor.split(b, c) : visitor.rest(c);
    }
}
