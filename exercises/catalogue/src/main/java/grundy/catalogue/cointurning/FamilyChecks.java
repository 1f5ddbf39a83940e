package grundy.catalogue.cointurning;

import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Check.Shrinker;
import grundy.catalogue.judging.AboveConstant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The three checks: all families of small sets, the games that have a name, and random ones. */
final class FamilyChecks {

    static final String FAMILIES = "families";
    static final String NAMED = "named";
    static final String LARGE = "large";

    static final int FARTHEST_OFFSET = 3;
    private static final int COINS = 8;

    List<Check> all(long seed) {
        return List.of(
                check(
                        FAMILIES,
                        "Every family of sets of the distances 1, 2 and 3, on 8 coins",
                        50,
                        families(),
                        Shrinker.NONE),
                check(NAMED, "Games that have a name, on 6 and on 14 coins", 20, NamedGames.all(), Shrinker.NONE),
                check(
                        LARGE,
                        "Random families, on 64 to 200 coins",
                        30,
                        new RandomFamilies(seed).draw(),
                        new FamilyShrinker()));
    }

    private static Check check(String id, String title, int weight, List<Family> families, Shrinker shrinker) {
        List<Case> cases = families.stream().map(FamilyCase::of).toList();
        var marking =
                new AboveConstant(() -> cases.stream().map(FamilyCase::right).toList());
        return new Check(id, title, weight, cases, marking, new FamilyExplainer(), shrinker);
    }

    /** The fewest sets first. */
    private static List<Family> families() {
        int sets = 1 << FARTHEST_OFFSET;
        return IntStream.range(0, 1 << sets)
                .boxed()
                .sorted((a, b) -> Integer.compare(Integer.bitCount(a), Integer.bitCount(b)))
                .map(members -> new Family(
                        COINS, bits(members).stream().map(FamilyChecks::offsets).toList(), null))
                .toList();
    }

    private static List<Integer> offsets(int set) {
        return bits(set).stream().map(bit -> bit + 1).toList();
    }

    private static List<Integer> bits(int mask) {
        var bits = new ArrayList<Integer>();
        for (int bit = 0; mask >> bit != 0; bit++) {
            if ((mask >> bit & 1) == 1) {
                bits.add(bit);
            }
        }
        return bits;
    }
}
