package grundy.catalogue.heap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Exhibit;
import grundy.catalogue.Judged;
import grundy.catalogue.MexExplanation;
import grundy.catalogue.MexExplanation.FirstFew;
import grundy.catalogue.SumExplanation;
import grundy.catalogue.SumExplanation.FirstMove;
import grundy.catalogue.SumExplanation.Reply;
import grundy.games.GrundyTable;
import grundy.games.OctalGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What is explained is true, and complete. */
class ExplanationTest {

    private static final HeapGameExercise EXERCISE = Grading.exercise("0.37");
    private static final GrundyTable TABLE = GrundyTable.of(OctalGame.parse("0.37"), 200);
    private static final SumExplainer SUMS = new SumExplainer(TABLE);

    @Test
    void fourAndFourIsExplainedAsInTheLesson() {
        SumExplanation sum = explain(move(0, List.of(3)), 4, 4);
        assertEquals(List.of(new SumExplanation.Heap(4, 1, "1"), new SumExplanation.Heap(4, 1, "1")), sum.heaps());
        assertEquals("sum", sum.kind());
        assertEquals(1, sum.width());
        assertEquals(0, sum.xor());
        assertEquals("0", sum.xorBits());
        assertEquals(2, sum.valueSum());
        assertEquals("second", sum.winner());
        assertEquals(-1, sum.decidingBit());
        assertEquals(0, sum.moreMoves());
        // 4 becomes 3, 2, or 1 and 1, in either heap
        assertEquals(6, sum.firstMoves().size());
        assertEquals(
                new FirstMove(1, 4, List.of(3), List.of(3, 4), 1, false, new Reply(2, 4, List.of(3), List.of(3, 3))),
                sum.firstMoves().get(0));
        assertEquals(
                new SumExplanation.AnsweredMove(
                        "heap 1 (size 4) becomes 3",
                        null,
                        List.of(3, 4),
                        1,
                        new Reply(2, 4, List.of(3), List.of(3, 3))),
                sum.answerNote());
    }

    @Test
    void binaryColumnsHaveOneWidth() {
        SumExplanation sum = explain(Optional.empty(), 6, 10);
        assertEquals(
                List.of("011", "100"),
                sum.heaps().stream().map(SumExplanation.Heap::bits).toList());
        assertEquals("111", sum.xorBits());
        assertEquals(2, sum.decidingBit());
        assertEquals("first", sum.winner());
        assertEquals(7, sum.valueSum());
        assertNull(sum.answerNote(), "no move was answered");
    }

    @Test
    void illegalMoveIsExplainedByItsFault() {
        var note = explain(move(0, List.of(0, 3)), 5).answerNote();
        assertNotNull(note);
        assertEquals("heap 1 (size 5) becomes 0 and 3", note.text());
        assertEquals("heap 1 (size 5) becomes 0 and 3: an empty heap is no piece", note.fault());
        assertEquals(List.of(), note.leaves());
        assertEquals(-1, note.xor());
        assertNull(note.reply());
    }

    @Test
    void heapThatDoesNotExistIsExplained() {
        var note = explain(move(-1, List.of()), 5).answerNote();
        assertNotNull(note);
        assertEquals("heapIndex -1, which counts from 0, but there is one heap, with index 0", note.fault());
    }

    @Test
    void inBriefTheLongListsAreLeftOutAndStillCounted() {
        Judged lost = judged(Optional.empty(), 4, 4);
        var full = (SumExplanation) SUMS.explain(lost, List.of(lost), true).orElseThrow();
        var brief = (SumExplanation) SUMS.explain(lost, List.of(lost), false).orElseThrow();
        assertEquals(List.of(), brief.firstMoves());
        assertEquals(6, brief.moreMoves(), "4 becomes 3, 2, or 1 and 1, in either heap");
        assertEquals(6, full.firstMoves().size());
        assertEquals(full.heaps(), brief.heaps());
    }

    @Test
    void manyFirstMovesAreCountedAndAWinningOneIsShown() {
        SumExplanation sum = explain(Optional.empty(), 199, 200, 198, 3);
        assertEquals(SumExplainer.SHOWN_MOVES, sum.firstMoves().size());
        assertEquals(TABLE.moves(List.of(199, 200, 198, 3)).size() - 40, sum.moreMoves());
        assertEquals("first", sum.winner());
        assertTrue(sum.firstMoves().get(0).wins());
    }

    @Property(tries = 200)
    void everyFirstMoveOfALostSumHasAReplyThatRestoresZero(
            @ForAll @Size(min = 1, max = 4) List<@IntRange(max = 200) Integer> heaps) {
        SumExplanation sum = explain(Optional.empty(), heaps.toArray(Integer[]::new));
        assertEquals(TABLE.xor(heaps), sum.xor());
        assertEquals(sum.xor() == 0 ? "second" : "first", sum.winner());
        assertEquals(sum.xor() != 0, sum.firstMoves().stream().anyMatch(FirstMove::wins));
        for (FirstMove move : sum.firstMoves()) {
            assertLegal(move.size(), move.pieces());
            assertEquals(heaps.get(move.heap() - 1), move.size());
            assertEquals(TABLE.xor(move.leaves()), move.xor());
            assertEquals(move.xor() == 0, move.wins());
            assertEquals(move.wins(), move.reply() == null);
            assertReplyWins(move.leaves(), move.reply());
        }
    }

    @Property(tries = 200)
    void columnsAddUp(@ForAll @Size(min = 1, max = 4) List<@IntRange(max = 200) Integer> heaps) {
        SumExplanation sum = explain(Optional.empty(), heaps.toArray(Integer[]::new));
        int xor = 0;
        int total = 0;
        for (int i = 0; i < heaps.size(); i++) {
            var heap = sum.heaps().get(i);
            assertEquals(heaps.get(i), heap.size());
            assertEquals(sum.width(), heap.bits().length());
            assertEquals(heap.value(), Integer.parseInt(heap.bits(), 2));
            xor ^= heap.value();
            total += heap.value();
        }
        assertEquals(xor, Integer.parseInt(sum.xorBits(), 2));
        assertEquals(sum.width(), sum.xorBits().length());
        assertEquals(total, sum.valueSum());
        assertEquals(xor == 0 ? -1 : Integer.toBinaryString(xor).length() - 1, sum.decidingBit());
    }

    @Test
    void valueIsExplainedByItsOptions() {
        MexExplanation mex = explainTable(6, n -> n == 6 ? 0 : TABLE.value(n));
        assertEquals("mex", mex.kind());
        assertEquals(
                List.of(
                        option(List.of(5), List.of(2), 2),
                        option(List.of(4), List.of(1), 1),
                        option(List.of(1, 3), List.of(1, 0), 1),
                        option(List.of(2, 2), List.of(2, 2), 0)),
                mex.options());
        assertEquals(List.of(0, 1, 2), mex.present());
        assertEquals(3, mex.value());
        assertEquals("root", mex.departure());
        assertEquals(3, mex.valueFromOwn());
    }

    @Test
    void valueThatFollowsFromAnEarlierMistakeIsInherited() {
        int[] own = MarkingTest.followedThrough(6, 0);
        // the options of 10 are 9, 8 and four splits: with g(6) = 0 they are worth 3, 2 and 0, 2, 2, 0
        MexExplanation mex = explainTable(10, n -> own[n]);
        assertEquals(4, mex.value());
        assertEquals("inherited", mex.departure());
        assertEquals(1, mex.valueFromOwn());
    }

    @Test
    void nothingIsSaidOfValuesWhoseOptionsWereNotAsked() {
        Check large = Grading.check(EXERCISE, "large");
        List<Judged> judged = Grading.judge(
                large, question -> new Answer.Returned(question.method().equals("grundy") ? -7 : Optional.empty()));
        Judged g31 = judged.stream()
                .filter(each -> Map.of("heap", 31).equals(each.asked().input()))
                .findFirst()
                .orElseThrow();
        var mex = (MexExplanation) large.explainer().explain(g31, judged, true).orElseThrow();
        assertEquals("none", mex.departure());
        assertNull(mex.valueFromOwn());
        assertEquals(TABLE.value(31), mex.value());
    }

    @Test
    void tableShowsEveryValueWithItsStatus() {
        int[] own = MarkingTest.followedThrough(6, 0);
        Exhibit.ValueTable table = exhibit(n -> n <= 30 ? Integer.valueOf(own[n]) : null);
        assertEquals("value-table", table.kind());
        assertEquals(201, table.rows().size());
        assertEquals(row(5, 2, "2", "right"), table.rows().get(5));
        assertEquals(row(6, 3, "0", "root"), table.rows().get(6));
        assertEquals(
                new Exhibit.Row(10, 4, "1", "inherited", new FirstFew(List.of(6), 0)),
                table.rows().get(10));
        assertEquals(row(31, 2, "timeout", "missing"), table.rows().get(31));
        assertNotNull(table.firstRoot());
        assertEquals(6, table.firstRoot().heap());
        assertEquals("root", table.firstRoot().departure());
    }

    @Test
    void rightTableHasNoRoot() {
        Exhibit.ValueTable table = exhibit(TABLE::value);
        assertNull(table.firstRoot());
        assertTrue(table.rows().stream().allMatch(row -> row.status().equals("right")));
    }

    @Test
    void tableOfNothingIsMissing() {
        var table = (Exhibit.ValueTable) EXERCISE.exhibits(Map.of()).get(0);
        assertEquals(row(7, 1, "not run", "missing"), table.rows().get(7));
        assertNull(table.firstRoot());
    }

    private static Exhibit.Row row(int heap, int right, String answered, String status) {
        return new Exhibit.Row(heap, right, answered, status, null);
    }

    private static MexExplanation.Option option(List<Integer> pieces, List<Integer> values, int value) {
        return new MexExplanation.Option(pieces, values, value, null);
    }

    private interface Values {
        @Nullable
        Integer at(int heap);
    }

    private static Answer answer(@Nullable Integer value) {
        return value == null ? new Answer.TimedOut(1000) : new Answer.Returned(value);
    }

    private static Exhibit.ValueTable exhibit(Values values) {
        List<Judged> table = Grading.judge(
                Grading.check(EXERCISE, "table"),
                question -> answer(values.at((Integer) question.arguments().get(0))));
        List<Judged> large = Grading.judge(
                Grading.check(EXERCISE, "large"),
                question -> question.method().equals("grundy")
                        ? answer(values.at((Integer) question.arguments().get(0)))
                        : new Answer.Returned(Optional.empty()));
        return (Exhibit.ValueTable)
                EXERCISE.exhibits(Map.of("table", table, "large", large)).get(0);
    }

    private static MexExplanation explainTable(int heap, Values values) {
        Check table = Grading.check(EXERCISE, "table");
        List<Judged> judged = Grading.judge(
                table,
                question -> answer(values.at((Integer) question.arguments().get(0))));
        return (MexExplanation)
                table.explainer().explain(judged.get(heap), judged, true).orElseThrow();
    }

    private static Judged judged(Object value, Integer... heaps) {
        Truth truth = Truth.of(OctalGame.parse("0.37"), new HeapGameLimits(30, 200, 1, 8, 1, 4));
        Case asked = HeapGameChecks.sumCase(List.of(heaps), truth);
        return Judged.of(asked, new Answer.Returned(value));
    }

    private static SumExplanation explain(Object value, Integer... heaps) {
        Judged judged = judged(value, heaps);
        return (SumExplanation) SUMS.explain(judged, List.of(judged), true).orElseThrow();
    }

    private static void assertReplyWins(List<Integer> heaps, @Nullable Reply reply) {
        if (reply != null) {
            assertEquals(heaps.get(reply.heap() - 1), reply.size());
            assertLegal(reply.size(), reply.pieces());
            assertEquals(0, TABLE.xor(reply.leaves()));
        }
    }

    private static void assertLegal(int size, List<Integer> pieces) {
        assertTrue(TABLE.game().allows(size, pieces), () -> size + " becomes " + pieces);
    }

    private static Object move(int heapIndex, List<Integer> pieces) {
        return Optional.of(List.of(heapIndex, pieces));
    }
}
