package grundy.exercises;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;
import java.util.List;
import org.junit.jupiter.api.Test;

class SolvesTest {

    @Test
    void theExerciseCanBeReadFromTheClassAtRunTime() {
        Solves solves = Solution.class.getAnnotation(Solves.class);
        assertNotNull(solves);
        assertEquals("take-and-split", solves.value());
        assertNull(Object.class.getAnnotation(Solves.class));
    }

    @Test
    void itIsWrittenOnTypesOnly() {
        Target target = Solves.class.getAnnotation(Target.class);
        assertNotNull(target);
        assertEquals(List.of(ElementType.TYPE), List.of(target.value()));
    }

    @Solves("take-and-split")
    private static final class Solution {}
}
