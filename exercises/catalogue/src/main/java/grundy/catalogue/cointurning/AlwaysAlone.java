package grundy.catalogue.cointurning;

import java.util.Set;

/** Lets every head be turned alone, whether the empty set is listed or not. */
final class AlwaysAlone extends Recursion {

    @Override
    int value(Set<Integer> present) {
        present.add(0);
        return super.value(present);
    }
}
