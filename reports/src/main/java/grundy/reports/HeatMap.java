package grundy.reports;

import grundy.grader.result.ClassRow;
import grundy.grader.result.HeapPair;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * How many graded submissions missed each position of two heaps. A position and its mirror image are two: a program may well
 * be right on one of them only. Public since templates read it by reflection.
 *
 * @param rows by the first heap, each with a cell for each second heap
 * @param legend which counts have which level, the lowest first; empty where nothing was missed
 * @param hardest the positions that most submissions missed, {@value #HARDEST} at most
 * @param drawnUpTo the largest heap that is drawn
 * @param larger whether positions with larger heaps were missed, too
 */
public record HeatMap(List<Row> rows, List<Level> legend, List<Cell> hardest, int drawnUpTo, boolean larger) {

    /** The exercises of the lesson ask for all heaps to this size. */
    private static final int USUAL = 8;

    /** More than this fits on no page. */
    private static final int LARGEST = 16;

    private static final int LEVELS = 5;
    private static final int HARDEST = 5;

    private static final Comparator<Cell> HARDEST_FIRST = Comparator.comparingInt((Cell c) -> -c.count())
            .thenComparingInt(c -> c.first() + c.second())
            .thenComparingInt(Cell::first);

    /** The positions with one first heap. */
    public record Row(int first, List<Cell> cells) {}

    /**
     * One position.
     *
     * @param count how many submissions missed it
     * @param level 0 where none did, else 1 to {@value #LEVELS} as a share of the largest count
     */
    public record Cell(int first, int second, int count, int level) {}

    /** The counts from {@code from} to {@code to} are drawn alike. */
    public record Level(int level, int from, int to) {}

    static HeatMap of(List<ClassRow.Result> graded) {
        Map<HeapPair, Integer> counts = new HashMap<>();
        graded.forEach(result -> result.missedPairs().forEach(pair -> counts.merge(pair, 1, Integer::sum)));
        int largest = counts.keySet().stream()
                .mapToInt(pair -> Math.max(pair.first(), pair.second()))
                .max()
                .orElse(0);
        int drawn = Math.min(LARGEST, Math.max(USUAL, largest));
        int most = counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        List<Row> rows = IntStream.rangeClosed(0, drawn)
                .mapToObj(first -> row(first, drawn, counts, most))
                .toList();
        return new HeatMap(rows, legend(most), hardest(counts, most), drawn, largest > drawn);
    }

    private static Row row(int first, int drawn, Map<HeapPair, Integer> counts, int most) {
        return new Row(
                first,
                IntStream.rangeClosed(0, drawn)
                        .mapToObj(second ->
                                cell(first, second, counts.getOrDefault(new HeapPair(first, second), 0), most))
                        .toList());
    }

    private static Cell cell(int first, int second, int count, int most) {
        int level = count == 0 ? 0 : (LEVELS * count + most - 1) / most;
        return new Cell(first, second, count, level);
    }

    private static List<Level> legend(int most) {
        List<Level> legend = new ArrayList<>();
        for (int level = 1; level <= LEVELS; level++) {
            int from = (level - 1) * most / LEVELS + 1;
            int to = level * most / LEVELS;
            if (from <= to) {
                legend.add(new Level(level, from, to));
            }
        }
        return List.copyOf(legend);
    }

    private static List<Cell> hardest(Map<HeapPair, Integer> counts, int most) {
        return counts.entrySet().stream()
                .map(e -> cell(e.getKey().first(), e.getKey().second(), e.getValue(), most))
                .sorted(HARDEST_FIRST)
                .limit(HARDEST)
                .toList();
    }
}
