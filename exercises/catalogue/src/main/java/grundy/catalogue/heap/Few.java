package grundy.catalogue.heap;

import grundy.catalogue.MexExplanation.FirstFew;
import java.util.List;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** Cuts lists of numbers to what a sentence has room for. */
final class Few {

    static final int LISTED = 5;

    private Few() {}

    /** The first few, or null where there is none. */
    static @Nullable FirstFew of(SortedSet<Integer> numbers) {
        if (numbers.isEmpty()) {
            return null;
        }
        List<Integer> listed = numbers.stream().limit(LISTED).toList();
        return new FirstFew(listed, numbers.size() - listed.size());
    }
}
