package grundy.catalogue.heap;

import grundy.catalogue.Explanation.FirstFew;
import java.util.List;
import java.util.SortedSet;

/** Cuts lists of numbers to what a sentence has room for. */
final class Few {

    static final int LISTED = 5;

    private Few() {}

    static FirstFew of(SortedSet<Integer> numbers) {
        List<Integer> listed = numbers.stream().limit(LISTED).toList();
        return new FirstFew(listed, numbers.size() - listed.size());
    }
}
