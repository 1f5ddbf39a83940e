package grundy.catalogue.cointurning;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks for a smaller counterexample: fewer sets, smaller sets, fewer coins. */
final class FamilyShrinker implements Check.Shrinker {

    @Override
    public List<Case> smaller(Case failing) {
        Family family = FamilyCase.of(failing);
        var smaller = new ArrayList<Family>();
        for (int i = 0; i < family.offsets().size(); i++) {
            smaller.add(changed(family, i, null));
        }
        for (int coins : new int[] {family.coins() / 2, family.coins() - 1}) {
            if (coins > 0) {
                smaller.add(new Family(coins, family.offsets(), null));
            }
        }
        for (int i = 0; i < family.offsets().size(); i++) {
            addSmallerSets(family, i, smaller);
        }
        return smaller.stream().map(FamilyCase::of).toList();
    }

    private static void addSmallerSets(Family family, int index, List<Family> smaller) {
        for (int offset : family.offsets().get(index)) {
            var set = new ArrayList<>(family.offsets().get(index));
            set.remove((Integer) offset);
            if (!family.offsets().contains(set)) {
                smaller.add(changed(family, index, set));
            }
        }
    }

    /** With another set in place of one, or without it. */
    private static Family changed(Family family, int index, @Nullable List<Integer> set) {
        var sets = new ArrayList<>(family.offsets());
        if (set == null) {
            sets.remove(index);
        } else {
            sets.set(index, set);
        }
        return new Family(family.coins(), sets, null);
    }
}
