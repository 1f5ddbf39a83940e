package grundy.catalogue.practice;

import grundy.games.GrundyTable;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The values of small heaps, which a sheet gives away, as the lesson does. */
public final class GivenTable {

    private GivenTable() {}

    /** A table in Markdown of g(0), g(1), ... to a heap size. */
    public static String of(GrundyTable table, int last) {
        return "| n |" + cells(last, String::valueOf) + "\n|---|" + cells(last, n -> "---") + "\n| g(n) |"
                + cells(last, n -> String.valueOf(table.value(n)));
    }

    private static String cells(int last, IntFunction<String> cell) {
        return IntStream.rangeClosed(0, last)
                .mapToObj(n -> " " + cell.apply(n) + " |")
                .collect(Collectors.joining());
    }
}
