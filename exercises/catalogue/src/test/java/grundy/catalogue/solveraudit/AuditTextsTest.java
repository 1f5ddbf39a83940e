package grundy.catalogue.solveraudit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Candidate;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.Mutant;
import grundy.catalogue.Step;
import grundy.catalogue.Texts;
import grundy.games.GrundyTable;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people read of it. */
class AuditTextsTest {

    private static final SolverAuditExercise EXERCISE = new SolverAuditExercise();
    private static final Candidates CANDIDATES = new Candidates(GrundyTable.of(Search.GAME, Remembering.MAX_SIZE));

    private static Candidate candidate(String name) {
        return CANDIDATES.known(List.of(name)).get(0);
    }

    private static String words(Step.Sentence sentence, String language) {
        String pattern = EXERCISE.texts(language).get("solver-audit.explain." + sentence.key());
        return new MessageFormat(String.valueOf(pattern), Locale.ROOT)
                .format(sentence.arguments().toArray());
    }

    private static Explanation.Worked explain(int check, String name, int maxHeaps, int maxSize, int counted) {
        Check checked = EXERCISE.checks(42).get(check);
        Case asked = checked.cases().stream()
                .filter(each -> each.question().arguments().equals(List.of(candidate(name), maxHeaps, maxSize)))
                .findFirst()
                .orElseThrow();
        var judged = Judged.of(asked, new Answer.Returned(counted));
        return (Explanation.Worked)
                checked.explainer().explain(judged, List.of(judged), true).orElseThrow();
    }

    private static List<String> sentences(Explanation.Worked worked) {
        return worked.steps().stream()
                .filter(Step.Sentence.class::isInstance)
                .map(step -> words((Step.Sentence) step, "en"))
                .toList();
    }

    @Test
    void aWrongCountIsCountedOut() {
        var worked = explain(1, "sum-of-values", 3, 8, 48);
        assertEquals(
                List.of(
                        "This solver has a known mistake: “Values added instead of XORed to name the winner”.",
                        "The audit asks every ordered tuple of 1 to 3 heaps of 0 to 8 stones: 9 + 81 + 729 = 819 inputs.",
                        "On 187 of them the solver does not name the winner that a full search finds. The count is 187.",
                        "48 comes out where each combination of heaps is asked once, and not in every order: 0 1 and 1 0"
                                + " are two inputs."),
                sentences(worked));
        var table = (Step.Grid) worked.steps().get(3);
        assertEquals(
                List.of("1 1", "2 2", "1 4", "4 1"),
                table.rows().stream().map(Step.Row::head).limit(4).toList());
        assertEquals("second", table.rows().get(0).cells().get(0).text());
        assertEquals("first", table.rows().get(0).cells().get(1).text());
    }

    @Test
    void whereNoMistakeFitsTheDifferenceIsTold() {
        assertTrue(sentences(explain(1, "sum-of-values", 3, 8, 180))
                .get(3)
                .startsWith("You count 180, which is 7 too few"));
        assertTrue(sentences(explain(1, "sum-of-values", 3, 8, 190))
                .get(3)
                .startsWith("You count 190, which is 3 too many"));
    }

    @Test
    void aFaultlessCandidateHasNoTable() {
        var worked = explain(0, "right", 1, 0, 5);
        assertEquals(
                "The audit asks every ordered tuple of 1 heap of 0 to 0 stones: 1 input.",
                sentences(worked).get(1));
        assertEquals(4, worked.steps().size());
        assertTrue(
                sentences(worked).get(3).startsWith("You count 5: on so many inputs your search names another winner"));
    }

    @Test
    void everySentenceIsThereInBothLanguages() {
        var keys = new TreeSet<String>();
        keys.add("title");
        for (Mutant mutant : EXERCISE.mutants()) {
            keys.add("mutant." + mutant.id() + ".title");
            keys.add("mutant." + mutant.id() + ".story");
            // An audit that ends with an exception counts nothing, and a harmless one nothing wrong.
            if (!mutant.equivalent() && !mutant.id().equals("broken-ends-audit")) {
                keys.add("explain.as-if." + mutant.id());
            }
        }
        keys.addAll(List.of(
                "explain.inputs",
                "explain.faultless",
                "explain.wrong",
                "explain.too-few",
                "explain.too-many",
                "explain.not-faultless"));
        keys.addAll(List.of("explain.inputs.one", "explain.inputs.two", "explain.inputs.more"));
        keys.addAll(List.of("explain.candidate.right", "explain.candidate.drawn", "explain.mistaken"));
        keys.addAll(List.of("explain.first", "explain.first.0", "explain.first.1", "explain.first.2"));
        for (String brief : List.of("faultless", "first", "second", "null", "exception")) {
            keys.add("explain.brief." + brief);
        }
        assertEquals(
                keys,
                new TreeSet<>(Texts.beside(SolverAuditExercise.class, "en").keySet()));
        assertEquals(
                keys,
                new TreeSet<>(Texts.beside(SolverAuditExercise.class, "de").keySet()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyCandidateIsSaidToBeWhatItIs(String language) {
        Map<String, String> texts = EXERCISE.texts(language);
        for (Candidate candidate : CANDIDATES.known()) {
            String said = texts.getOrDefault("solver-audit.explain." + Candidates.key(candidate), "");
            assertTrue(said.matches("([^{}'<&]|&amp;){20,}"), candidate.name() + ": " + said);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void storiesAreShortAndPlain(String language) {
        Texts.beside(SolverAuditExercise.class, language).forEach((key, text) -> {
            if (key.endsWith(".story")) {
                assertTrue(text.length() >= 200 && text.length() <= 520, key + " " + text.length());
                assertFalse(text.matches(".*[{}'].*"), key);
            }
        });
    }

    @ParameterizedTest(name = "{0}: {1} within {2} heaps of {3} counts {4}, not {5}")
    @CsvSource({
        "always-zero, never-a-move, 1, 1, 0, 1",
        "counts-combinations, never-a-move, 2, 1, 2, 3",
        "skips-empty-heaps, never-a-move, 2, 1, 1, 3",
        "loop-one-short, never-a-move, 1, 1, 0, 1",
        "most-heaps-only, never-a-move, 2, 1, 2, 3",
        "lesson-limits-only, sum-of-values, 2, 1, 187, 1",
        "trusts-own-values, always-zero, 1, 1, 0, 1",
        "sum-for-search, right, 2, 1, 1, 0",
        "sum-for-search, sum-of-values, 3, 8, 0, 187",
        "sizes-for-search, right, 1, 3, 1, 0",
        "search-without-splits, right, 1, 6, 1, 0",
        "misere-search, right, 1, 0, 1, 0",
        "broken-not-counted, null-for-no-move, 1, 0, 0, 1",
        "audits-moves-too, larger-target, 1, 1, 1, 0",
        "stops-at-first, never-a-move, 1, 2, 1, 2",
        "counts-the-right-ones, right, 1, 0, 1, 0"
    })
    void countsInStoriesAreThoseOfTheMistake(
            String mutant, String candidate, int maxHeaps, int maxSize, int told, int right) {
        var solver = candidate(candidate).solver();
        assertEquals(told, audit(mutant).maker().get().mismatches(solver, maxHeaps, maxSize));
        assertEquals(right, new RightAudit().mismatches(solver, maxHeaps, maxSize));
    }

    private static AuditMutants.Known audit(String id) {
        return AuditMutants.all().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
