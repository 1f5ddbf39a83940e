package grundy.catalogue.takeandsplit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.heap.Grading;
import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.games.GrundyTable;
import grundy.games.OutcomeSearch;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What the checks, the search and the theory hold to be true is what was measured elsewhere. */
class GroundTruthTest {

    private static final List<Integer> VALUES =
            GroundTruth.ints(GroundTruth.takeAndSplit().get("grundy_0_to_200"));
    private static final String OUTCOMES =
            GroundTruth.takeAndSplit().get("winners").get("outcomes").asText();

    private final TakeAndSplit exercise = new TakeAndSplit();

    @Test
    void theoryGivesTheMeasuredValues() {
        GrundyTable table = GrundyTable.of(exercise.game().orElseThrow(), 200);
        assertEquals(VALUES, Arrays.stream(table.toArray()).boxed().toList());
    }

    @Test
    void checksExpectTheMeasuredValues() {
        var expected = new TreeMap<Integer, String>();
        for (String id : List.of("table", "large")) {
            Grading.judge(exercise, Grading.check(exercise, id), new Silent()).stream()
                    .filter(judged -> judged.asked().stratum() == Stratum.VALUE)
                    .forEach(judged -> expected.put(
                            (Integer) judged.asked().input().get("heap"),
                            judged.finding().expected()));
        }
        assertEquals(VALUES.stream().map(String::valueOf).toList(), List.copyOf(expected.values()));
    }

    @Test
    void checkWinnersHasTheMeasuredOutcomes() {
        assertEquals(OUTCOMES, outcomes(asked -> asked.stratum() == Stratum.LOST));
    }

    @Test
    void searchGivesTheMeasuredOutcomes() {
        var search = new OutcomeSearch(exercise.game().orElseThrow());
        assertEquals(OUTCOMES, outcomes(asked -> !search.firstPlayerWins(heaps(asked))));
    }

    @Test
    void theoryGivesTheMeasuredOutcomes() {
        GrundyTable table = GrundyTable.of(exercise.game().orElseThrow(), 8);
        assertEquals(OUTCOMES, outcomes(asked -> table.xor(heaps(asked)) == 0));
    }

    private String outcomes(Predicate<Case> isLost) {
        return Grading.check(exercise, "winners").cases().stream()
                .sorted(Comparator.<Case>comparingInt(asked -> heaps(asked).size())
                        .thenComparing(asked -> heaps(asked).toString()))
                .map(asked -> isLost.test(asked) ? "S" : "F")
                .collect(Collectors.joining());
    }

    private static List<Integer> heaps(Case asked) {
        return ((List<?>) asked.question().arguments().get(0))
                .stream().map(Integer.class::cast).toList();
    }

    /** Right nowhere. */
    private static final class Silent implements HeapGameSolver {
        @Override
        public int grundy(int heap) {
            return -1;
        }

        @Override
        public Optional<Move> winningMove(List<Integer> heaps) {
            return Optional.empty();
        }
    }
}
