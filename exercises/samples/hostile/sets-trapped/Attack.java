package course;

import grundy.exercises.CoinTurningSolver;
import grundy.exercises.Solves;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Leaves objects in the sets that it is given whose methods throw, and one that holds itself. */
@Solves("coin-turning")
public class Attack implements CoinTurningSolver {

    private static final class Trap {
        private static boolean sprung;

        @Override
        public int hashCode() {
            if (sprung) {
                throw new StackOverflowError("hashCode");
            }
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            throw new IllegalStateException("equals");
        }

        @Override
        public String toString() {
            throw new IllegalStateException("toString");
        }
    }

    @Override
    @SuppressWarnings({"unchecked", "rawtypes"})
    public int[] headValues(int coins, List<Set<Integer>> turnOffsets) {
        int[] values = new int[coins];
        for (int coin = 0; coin < coins; coin++) {
            Set<Integer> reached = new HashSet<>();
            for (Set<Integer> offsets : turnOffsets) {
                int value = 0;
                boolean fits = true;
                for (int offset : offsets) {
                    fits &= offset <= coin;
                    value ^= fits ? values[coin - offset] : 0;
                }
                if (fits) {
                    reached.add(value);
                }
            }
            while (reached.contains(values[coin])) {
                values[coin]++;
            }
        }
        Trap.sprung = false;
        for (Set offsets : turnOffsets) {
            offsets.clear();
            offsets.add(new Trap());
        }
        ((List) turnOffsets).add(new ArrayList<>(List.of(turnOffsets)));
        Trap.sprung = true;
        return values;
    }
}
