package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The listed options, the legal-move check and the definition of an octal code say the same. */
@Domain(OctalCodes.class)
@Domain(DomainContext.Global.class)
class OptionsProperties {

    @Example
    void ofOtherRulesTooListedIsExactlyWhatIsAllowed() {
        for (HeapGame game : HeapGames.all()) {
            for (int heap = 0; heap <= 20; heap++) {
                assertListedIsExactlyWhatIsAllowed(game, heap);
            }
        }
    }

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
        assertListedIsExactlyWhatIsAllowed(game, heap);
    }

    private static void assertListedIsExactlyWhatIsAllowed(HeapGame game, int heap) {
        var allowed = new HashSet<List<Integer>>();
        for (List<Integer> pieces : candidates(heap + 1)) {
            if (game.allows(heap, pieces)) {
                allowed.add(pieces.stream().sorted().toList());
            }
        }
        assertEquals(allowed, new HashSet<>(game.options(heap)), () -> game + ", heap " + heap);
    }

    @Property
    void optionsAreDistinctAndInTheDocumentedOrder(@ForAll OctalGame game, @ForAll @IntRange(max = 40) int heap) {
        List<List<Integer>> options = game.options(heap);
        for (int i = 1; i < options.size(); i++) {
            assertPrecedes(options.get(i - 1), options.get(i));
        }
    }

    private static void assertPrecedes(List<Integer> earlier, List<Integer> later) {
        if (earlier.size() != later.size()) {
            assertTrue(earlier.size() < later.size(), earlier + " before " + later);
            return;
        }
        int first = 0;
        while (earlier.get(first).equals(later.get(first))) {
            first++;
        }
        boolean growing = earlier.get(first) < later.get(first);
        assertEquals(earlier.size() > 1, growing, earlier + " before " + later);
    }

    /** The definition, read from the text of the code: digit dk is at 0 for k = 0, and behind the point else. */
    private static boolean isGranted(String code, int heap, List<Integer> pieces) {
        int taken = heap - pieces.stream().mapToInt(Integer::intValue).sum();
        int at = taken == 0 ? 0 : taken + 1;
        if (heap == 0 || taken < 0 || at >= code.length() || pieces.contains(0)) {
            return false;
        }
        int digit = Integer.parseInt(code.substring(at, at + 1), 16);
        return switch (pieces.size()) {
            case 0 -> digit % 2 == 1;
            case 1 -> digit / 2 % 2 == 1;
            case 2 -> digit / 4 % 2 == 1;
            case 3 -> digit / 8 == 1;
            default -> false;
        };
    }

    /** Everything that might be left: up to three pieces of size 0 to {@code max} in any order, and some of four. */
    private static List<List<Integer>> candidates(int max) {
        var all = new ArrayList<>(GroundTruth.tuples(3, max));
        all.add(List.of());
        GroundTruth.tuples(4, 2).stream().filter(pieces -> pieces.size() == 4).forEach(all::add);
        return all;
    }
}
