import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.exercises.HeapGameSolver;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a course would write without a grader: who wins, on 819 inputs, as one parameterized test. */
class WinnersTest {

    private static final HeapGameSolver SOLVER =
            ServiceLoader.load(HeapGameSolver.class).findFirst().orElseThrow();
    private static final Map<List<Integer>, Boolean> OUTCOMES = new HashMap<>();

    @ParameterizedTest
    @MethodSource("inputs")
    void namesTheWinner(List<Integer> heaps) {
        assertEquals(firstPlayerWins(heaps), SOLVER.winningMove(new ArrayList<>(heaps)).isPresent());
    }

    /** Every ordered input of one to three heaps of size 0 to 8. */
    static Stream<List<Integer>> inputs() {
        List<List<Integer>> all = new ArrayList<>();
        List<List<Integer>> longest = List.of(List.of());
        for (int heaps = 1; heaps <= 3; heaps++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> shorter : longest) {
                for (int size = 0; size <= 8; size++) {
                    longer.add(with(shorter, size));
                }
            }
            all.addAll(longer);
            longest = longer;
        }
        return all.stream();
    }

    /** A full search of the game: a position is won if some move leads to a lost one. */
    private static boolean firstPlayerWins(List<Integer> heaps) {
        List<Integer> position = heaps.stream().filter(size -> size > 0).sorted().toList();
        Boolean known = OUTCOMES.get(position);
        if (known == null) {
            known = next(position).stream().anyMatch(option -> !firstPlayerWins(option));
            OUTCOMES.put(position, known);
        }
        return known;
    }

    /** Take one or two stones of a heap; of what a take of two leaves, two heaps may be made. */
    private static List<List<Integer>> next(List<Integer> position) {
        List<List<Integer>> all = new ArrayList<>();
        for (int i = 0; i < position.size(); i++) {
            int size = position.get(i);
            List<Integer> others = new ArrayList<>(position);
            others.remove(i);
            all.add(with(others, size - 1));
            for (int part = 0; 2 * part <= size - 2; part++) {
                all.add(with(with(others, part), size - 2 - part));
            }
        }
        return all;
    }

    private static List<Integer> with(List<Integer> heaps, int size) {
        List<Integer> longer = new ArrayList<>(heaps);
        longer.add(size);
        return longer;
    }
}
