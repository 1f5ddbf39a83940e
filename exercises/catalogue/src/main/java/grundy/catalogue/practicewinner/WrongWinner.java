package grundy.catalogue.practicewinner;

import grundy.catalogue.Plain;
import grundy.catalogue.practice.FilledSheet;
import grundy.catalogue.practice.Rule;
import grundy.catalogue.practice.WinnerJudge;
import grundy.catalogue.practice.WrittenMove;
import grundy.games.GrundyTable;
import grundy.games.HeapMove;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * A sheet that somebody with a wrong idea fills in.
 *
 * @param table the values of a rule
 * @param values what is written as the values of heaps
 * @param wins whether the first player is said to win
 * @param move what is written as the move
 */
record WrongWinner(
        BiFunction<Rule, Integer, GrundyTable> table,
        BiFunction<GrundyTable, List<Integer>, List<Integer>> values,
        BiPredicate<GrundyTable, List<Integer>> wins,
        BiFunction<GrundyTable, List<Integer>, Optional<HeapMove>> move)
        implements FilledSheet {

    /** Right in all. */
    private static final WrongWinner RIGHT = new WrongWinner(
            Rule::table,
            (table, heaps) -> heaps.stream().map(table::value).toList(),
            (table, heaps) -> table.xor(heaps) != 0,
            GrundyTable::winningMove);

    /** The winner is named by the sum of the values. */
    static FilledSheet sumOfValues() {
        return RIGHT.withWinner(
                (table, heaps) -> heaps.stream().mapToInt(table::value).sum() != 0);
    }

    /** The heaps are taken for heaps of Nim, where the value is the size. */
    static FilledSheet xorOfSizes() {
        return new WrongWinner(
                Rule::table,
                (table, heaps) -> heaps,
                (table, heaps) -> xor(heaps) != 0,
                (table, heaps) -> nimMove(heaps));
    }

    private static int xor(List<Integer> sizes) {
        return sizes.stream().reduce(0, (a, b) -> a ^ b);
    }

    private static Optional<HeapMove> nimMove(List<Integer> heaps) {
        int xor = xor(heaps);
        return IntStream.range(0, heaps.size())
                .filter(i -> (heaps.get(i) ^ xor) < heaps.get(i))
                .mapToObj(i -> moveTo(i, heaps.get(i) ^ xor))
                .findFirst();
    }

    private static HeapMove moveTo(int index, int size) {
        return new HeapMove(index, size == 0 ? List.of() : List.of(size));
    }

    /** XOR 0 is taken for a win; then there is no move to be found, wherever one is looked for. */
    static FilledSheet winnerSwapped() {
        return RIGHT.withWinner((table, heaps) -> table.xor(heaps) == 0).withMove((table, heaps) -> Optional.empty());
    }

    /** The third heap is left out. */
    static FilledSheet firstTwo() {
        return RIGHT.withWinner((table, heaps) -> table.xor(heaps.subList(0, 2)) != 0)
                .withMove((table, heaps) -> table.winningMove(heaps.subList(0, 2)));
    }

    /** The value that the heap should come to have is written as its size. */
    static FilledSheet targetAsSize() {
        return RIGHT.withMove((table, heaps) ->
                table.winningMove(heaps).map(move -> moveTo(move.heapIndex(), table.xor(move.pieces()))));
    }

    /** As much as can be taken, from the largest heap. */
    static FilledSheet largestHeap() {
        return RIGHT.withMove((table, heaps) -> table.winningMove(heaps).map(move -> {
            int largest = IntStream.range(0, heaps.size())
                    .reduce((i, j) -> heaps.get(j) > heaps.get(i) ? j : i)
                    .orElseThrow();
            return new HeapMove(largest, smallestRest(table, heaps.get(largest)));
        }));
    }

    private static List<Integer> smallestRest(GrundyTable table, int heap) {
        return table.options(heap).stream()
                .filter(pieces -> pieces.size() < 2)
                .reduce((more, less) -> xor(less) < xor(more) ? less : more)
                .orElseThrow();
    }

    /** The values are those of a game in which nobody splits. */
    static FilledSheet splitForgotten() {
        return new WrongWinner(Rule::tableWithoutSplits, RIGHT.values, RIGHT.wins, RIGHT.move);
    }

    private WrongWinner withWinner(BiPredicate<GrundyTable, List<Integer>> other) {
        return new WrongWinner(table, values, other, move);
    }

    private WrongWinner withMove(BiFunction<GrundyTable, List<Integer>, Optional<HeapMove>> other) {
        return new WrongWinner(table, values, wins, other);
    }

    @Override
    public Object answer(String blank, List<Object> given) {
        GrundyTable filledIn = table.apply(Rule.of((String) given.get(0)), TwoPositions.LARGEST);
        List<Integer> heaps = Plain.numbers(given.get(1));
        if (blank.endsWith("values")) {
            return values.apply(filledIn, heaps);
        } else if (blank.endsWith("winner")) {
            return WinnerJudge.winner(wins.test(filledIn, heaps));
        }
        return move.apply(filledIn, heaps).map(found -> found.describe(heaps)).orElse(WrittenMove.NONE);
    }
}
