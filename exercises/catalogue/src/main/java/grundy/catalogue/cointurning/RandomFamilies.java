package grundy.catalogue.cointurning;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/** Draws families that nobody has a table of. */
final class RandomFamilies {

    private static final int COUNT = 40;
    private static final int FEWEST_COINS = 64;
    private static final int MOST_COINS = 200;
    private static final int FARTHEST = 20;

    private final Random random;

    RandomFamilies(long seed) {
        this.random = new Random(seed);
    }

    /** The fewest sets first. */
    List<Family> draw() {
        var families = new ArrayList<Family>();
        while (families.size() < COUNT) {
            families.add(family());
        }
        families.sort(
                Comparator.comparingInt((Family family) -> family.offsets().size())
                        .thenComparingInt(Family::coins));
        return families;
    }

    /** Every second one may turn a head alone; else the first coins cannot be turned at all. */
    private Family family() {
        Set<List<Integer>> sets = new LinkedHashSet<>();
        if (random.nextBoolean()) {
            sets.add(List.of());
        }
        int wanted = 3 + random.nextInt(4);
        while (sets.size() < wanted) {
            sets.add(set());
        }
        int coins = FEWEST_COINS + random.nextInt(MOST_COINS - FEWEST_COINS + 1);
        return new Family(coins, List.copyOf(sets), null);
    }

    private List<Integer> set() {
        var set = new TreeSet<Integer>();
        int size = 1 + random.nextInt(4);
        while (set.size() < size) {
            set.add(1 + random.nextInt(FARTHEST));
        }
        return List.copyOf(set);
    }
}
