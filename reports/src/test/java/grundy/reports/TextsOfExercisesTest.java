package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Texts of exercises are read where they are needed, and only those. */
class TextsOfExercisesTest {

    private final List<String> asked = new ArrayList<>();

    @Test
    void onlyTheExerciseThatIsSpokenOfIsAskedAndOnlyOnce() throws BrokenTemplateException {
        Language language = language();
        assertEquals(List.of(), asked);
        assertEquals("Das mex", language.text("mex.title"));
        assertEquals("nothing", language.textOr("mex.mutant.size.title", "nothing"));
        assertEquals(List.of("mex"), asked);
    }

    @Test
    void whatALanguageLacksIsSaidAsTheReportHasIt() throws BrokenTemplateException {
        assertEquals("Nim", language().textOr("nim.title", "Nim"));
    }

    private Language language() throws BrokenTemplateException {
        return Language.load("de", Optional.empty(), id -> {
            asked.add(id);
            return id.equals("mex") ? Map.of("mex.title", "Das mex") : Map.of();
        });
    }
}
