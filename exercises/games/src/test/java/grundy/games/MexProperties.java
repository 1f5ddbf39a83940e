package grundy.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class MexProperties {

    @Example
    void theLessonsExamples() {
        assertEquals(0, Mex.of(Set.of()));
        assertEquals(1, Mex.of(Set.of(0)));
        assertEquals(2, Mex.of(List.of(1, 0, 3)));
        assertEquals(0, Mex.of(List.of(1, 2)));
        assertEquals(0, Mex.of(List.of(-1, Integer.MIN_VALUE, Integer.MAX_VALUE)));
    }

    @Property
    void mexIsAbsentAndEverythingSmallerIsPresent(@ForAll List<@IntRange(min = -3, max = 12) Integer> values) {
        int mex = Mex.of(values);
        assertFalse(values.contains(mex));
        assertTrue(mex >= 0);
        for (int smaller = 0; smaller < mex; smaller++) {
            assertTrue(values.contains(smaller), smaller + " in " + values);
        }
    }

    @Property
    void orderAndRepetitionAndNegativeValuesDoNotMatter(
            @ForAll List<@IntRange(max = 12) Integer> values, @ForAll Random random) {
        var other = new ArrayList<>(values);
        other.addAll(values);
        other.addAll(List.of(-1, -7));
        Collections.shuffle(other, random);
        assertEquals(Mex.of(values), Mex.of(other));
    }

    @Property
    void everythingBelowAnyBoundHasThatBoundAsMex(@ForAll @IntRange(max = 500) int bound) {
        var values = new ArrayList<Integer>();
        for (int value = bound - 1; value >= 0; value--) {
            values.add(value);
        }
        assertEquals(bound, Mex.of(values));
    }
}
