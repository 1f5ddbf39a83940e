package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.NotEmpty;

/** Laws of the figures of a class. */
class MarkSpreadProperties {

    @Property(tries = 300)
    void figuresAreOrderedAndTheOrderOfTheMarksDoesNotMatter(
            @ForAll @NotEmpty List<@IntRange(max = 1000) Integer> tenths) {
        List<BigDecimal> marks = new ArrayList<>(
                tenths.stream().map(t -> BigDecimal.valueOf(t, 1)).toList());
        MarkSpread found = MarkSpread.of(marks, 100);
        List<BigDecimal> figures = Stream.of(
                        found.lowest(), found.lowerQuartile(), found.median(), found.upperQuartile(), found.highest())
                .toList();
        assertEquals(figures.stream().sorted().toList(), figures);
        assertTrue(found.mean().compareTo(found.lowest()) >= 0 && found.mean().compareTo(found.highest()) <= 0);
        assertTrue(figures.get(4).compareTo(new BigDecimal("100.0")) <= 0);
        Collections.reverse(marks);
        assertEquals(found, MarkSpread.of(marks, 100));
    }

    @Property(tries = 300)
    void everyMarkIsInOneBar(@ForAll @NotEmpty List<@IntRange(max = 1000) Integer> tenths) {
        List<BigDecimal> marks =
                tenths.stream().map(t -> BigDecimal.valueOf(t, 1)).toList();
        Histogram histogram = Histogram.of(marks, BigDecimal.ONE, 100);
        assertEquals(
                marks.size(),
                histogram.bars().stream().mapToInt(Histogram.Bar::count).sum());
        assertEquals(
                1000,
                histogram.bars().stream().mapToInt(Histogram.Bar::height).max().orElse(0));
    }
}
