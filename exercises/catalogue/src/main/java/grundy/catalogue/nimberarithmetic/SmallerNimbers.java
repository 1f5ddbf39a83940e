package grundy.catalogue.nimberarithmetic;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Smaller operands than some that are answered wrong. */
final class SmallerNimbers {

    private SmallerNimbers() {}

    /** The boldest step first. */
    static List<Operation> than(Operation operation) {
        var smaller = new ArrayList<Operation>();
        for (int i = 0; i < operation.operands().size(); i++) {
            for (long nimber : smaller(operation.operands().get(i))) {
                var operands = new ArrayList<>(operation.operands());
                operands.set(i, nimber);
                smaller.add(new Operation(operation.kind(), operands));
            }
        }
        return smaller;
    }

    /** Its highest bit alone, one half of it, the half of it, and without one of its ends; never 0, which has no inverse. */
    private static Set<Long> smaller(long nimber) {
        var smaller = new LinkedHashSet<Long>();
        for (int bits = 32; bits >= 1; bits /= 2) {
            smaller.add(nimber & ((1L << bits) - 1));
            smaller.add(nimber >>> bits);
        }
        smaller.add(Long.highestOneBit(nimber));
        smaller.add(nimber ^ Long.highestOneBit(nimber));
        smaller.add(nimber & (nimber - 1));
        smaller.removeIf(each -> each == 0 || Long.compareUnsigned(each, nimber) >= 0);
        return smaller;
    }
}
