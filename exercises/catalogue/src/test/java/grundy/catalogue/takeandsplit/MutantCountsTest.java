package grundy.catalogue.takeandsplit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import grundy.catalogue.Mutant;
import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import grundy.games.OctalGame;
import grundy.games.OutcomeSearch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mutant is wrong exactly as often as it was measured to be, with a count of its own that uses no check. */
class MutantCountsTest {

    private static final HeapGame GAME = OctalGame.parse("0.37");
    private static final OutcomeSearch SEARCH = new OutcomeSearch(GAME);
    private static final int TO = 2000;
    private static final GrundyTable TABLE = GrundyTable.of(GAME, TO);

    /** There are others, which were not measured. */
    private static Stream<Mutant> mutants() {
        return new TakeAndSplit()
                .mutants().stream().filter(mutant -> GroundTruth.mutants().containsKey(mutant.id()));
    }

    @Test
    void allThatWereMeasuredAreInTheCatalogue() {
        var ids = mutants().map(Mutant::id).sorted().toList();
        assertEquals(46, ids.size());
        assertEquals(List.copyOf(GroundTruth.mutants().keySet()), ids);
    }

    static Stream<Named<Mutant>> namedMutants() {
        return mutants().map(mutant -> Named.of(mutant.id(), mutant));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("namedMutants")
    void countsOnThe819InputsAreAsMeasured(Mutant mutant) {
        JsonNode measured = measured(mutant).get("on_819");
        var expected = new LinkedHashMap<String, Integer>();
        for (String key : List.of(
                "wrong_winner",
                "claims_win_without_move",
                "illegal_move",
                "legal_but_losing_move",
                "zero_piece_in_move")) {
            expected.put(key, measured.get(key).asInt());
        }
        assertEquals(expected, countsOf(solver(mutant)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("namedMutants")
    void tableIsWrongWhereItWasMeasuredToBe(Mutant mutant) {
        HeapGameSolver solver = solver(mutant);
        int wrongTo30 = 0;
        Integer first = null;
        for (int n = 0; n <= TO; n++) {
            if (solver.grundy(n) != TABLE.value(n)) {
                wrongTo30 += n <= 30 ? 1 : 0;
                first = first == null ? Integer.valueOf(n) : first;
            }
        }
        JsonNode measured = measured(mutant);
        assertEquals(measured.get("table_wrong_0_to_30").asInt(), wrongTo30);
        JsonNode difference = measured.get("first_table_difference_to_2000");
        assertEquals(difference.isNull() ? null : Integer.valueOf(difference.asInt()), first);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("namedMutants")
    void smallestWrongWinnerIsAsMeasured(Mutant mutant) {
        HeapGameSolver solver = solver(mutant);
        JsonNode smallest = measured(mutant).get("smallest_wrong_winner");
        Optional<List<Integer>> expected =
                smallest.isNull() ? Optional.empty() : Optional.of(GroundTruth.ints(smallest));
        assertEquals(
                expected,
                inputs().stream().filter(h -> namesWrongWinner(solver, h)).findFirst());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("namedMutants")
    void equivalenceIsAsMeasured(Mutant mutant) {
        assertEquals(measured(mutant).get("equivalent").asBoolean(), mutant.equivalent());
    }

    private static JsonNode measured(Mutant mutant) {
        return GroundTruth.mutant(mutant.id());
    }

    private static HeapGameSolver solver(Mutant mutant) {
        return (HeapGameSolver) mutant.solver().get();
    }

    private static boolean namesWrongWinner(HeapGameSolver solver, List<Integer> heaps) {
        return solver.winningMove(heaps).isPresent() != SEARCH.firstPlayerWins(heaps);
    }

    private static Map<String, Integer> countsOf(HeapGameSolver solver) {
        int wrongWinner = 0;
        int withoutMove = 0;
        int illegal = 0;
        int losing = 0;
        int zeroPiece = 0;
        for (List<Integer> heaps : inputs()) {
            wrongWinner += namesWrongWinner(solver, heaps) ? 1 : 0;
            Move move = solver.winningMove(heaps).orElse(null);
            withoutMove += move != null && move.heapIndex() < 0 ? 1 : 0;
            if (move != null && move.heapIndex() >= 0) {
                zeroPiece += move.pieces().contains(0) ? 1 : 0;
                List<Integer> pieces =
                        move.pieces().stream().filter(p -> p != 0).toList();
                boolean legal = GAME.allows(heaps.get(move.heapIndex()), pieces);
                illegal += legal ? 0 : 1;
                losing += legal && SEARCH.firstPlayerWins(after(heaps, move.heapIndex(), pieces)) ? 1 : 0;
            }
        }
        var counts = new LinkedHashMap<String, Integer>();
        counts.put("wrong_winner", wrongWinner);
        counts.put("claims_win_without_move", withoutMove);
        counts.put("illegal_move", illegal);
        counts.put("legal_but_losing_move", losing);
        counts.put("zero_piece_in_move", zeroPiece);
        return counts;
    }

    private static List<Integer> after(List<Integer> heaps, int index, List<Integer> pieces) {
        var after = new ArrayList<>(heaps);
        after.remove(index);
        after.addAll(pieces);
        return after;
    }

    /** 1, then 2, then 3 heaps, lexicographic: the order in which the measurement went. */
    private static List<List<Integer>> inputs() {
        var all = new ArrayList<List<Integer>>();
        List<List<Integer>> longest = List.of(List.of());
        for (int k = 1; k <= 3; k++) {
            var longer = new ArrayList<List<Integer>>();
            for (List<Integer> heaps : longest) {
                for (int size = 0; size <= 8; size++) {
                    var next = new ArrayList<>(heaps);
                    next.add(size);
                    longer.add(List.copyOf(next));
                }
            }
            all.addAll(longer);
            longest = longer;
        }
        return all;
    }
}
