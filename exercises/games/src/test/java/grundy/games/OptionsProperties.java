package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The listed options, the legal-move check and the definition of an octal code say the same. */
@Domain(OctalCodes.class)
@Domain(DomainContext.Global.class)
class OptionsProperties {

    @Property
    void allowedIsExactlyWhatTheDigitsGrant(@ForAll OctalGame game, @ForAll @IntRange(max = 12) int heap) {
        for (List<Integer> pieces : candidates(heap + 1)) {
            assertEquals(
                    isGranted(game.code(), heap, pieces),
                    game.allows(heap, pieces),
                    game + ", " + heap + " to " + pieces);
        }
    }

    @Property
    void listedIsExactlyWhatIsAllowed(@ForAll OctalGame game, @ForAll @IntRange(max = 12) int heap) {
        var allowed = new HashSet<List<Integer>>();
        for (List<Integer> pieces : candidates(heap + 1)) {
            if (game.allows(heap, pieces)) {
                allowed.add(pieces.stream().sorted().toList());
            }
        }
        assertEquals(allowed, new HashSet<>(game.options(heap)));
    }

    @Property
    void optionsAreDistinctAndInTheDocumentedOrder(@ForAll OctalGame game, @ForAll @IntRange(max = 40) int heap) {
        List<List<Integer>> options = game.options(heap);
        for (int i = 1; i < options.size(); i++) {
            assertPrecedes(options.get(i - 1), options.get(i));
        }
    }

    private static void assertPrecedes(List<Integer> earlier, List<Integer> later) {
        boolean precedes;
        if (earlier.size() != later.size()) {
            precedes = earlier.size() < later.size();
        } else if (earlier.size() == 1) {
            precedes = earlier.get(0) > later.get(0);
        } else {
            precedes = earlier.get(0) < later.get(0)
                    || (earlier.get(0).equals(later.get(0)) && earlier.get(1) < later.get(1));
        }
        assertTrue(precedes, earlier + " before " + later);
    }

    /** The definition, read from the text of the code: digit dk is at 0 for k = 0, and behind the point else. */
    private static boolean isGranted(String code, int heap, List<Integer> pieces) {
        int taken = heap - pieces.stream().mapToInt(Integer::intValue).sum();
        int at = taken == 0 ? 0 : taken + 1;
        if (heap == 0 || taken < 0 || at >= code.length() || pieces.contains(0) || pieces.size() > 2) {
            return false;
        }
        int digit = code.charAt(at) - '0';
        return switch (pieces.size()) {
            case 0 -> digit % 2 == 1;
            case 1 -> digit / 2 % 2 == 1;
            default -> digit / 4 == 1;
        };
    }

    /** Everything that might be left: up to three pieces of size 0 to {@code max} in any order. */
    private static List<List<Integer>> candidates(int max) {
        var all = new ArrayList<>(GroundTruth.tuples(2, max));
        all.add(List.of());
        GroundTruth.tuples(3, 2).stream().filter(pieces -> pieces.size() == 3).forEach(all::add);
        return all;
    }
}
