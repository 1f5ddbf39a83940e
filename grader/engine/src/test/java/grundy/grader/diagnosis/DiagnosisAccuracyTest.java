package grundy.grader.diagnosis;

import static grundy.grader.diagnosis.Trials.CHECKS;
import static grundy.grader.diagnosis.Trials.EXERCISE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.diagnosis.StudentSolutions.Solution;
import grundy.grader.result.Diagnosis;
import grundy.grader.result.Diagnosis.Agreement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * How often the diagnosis names the mistake that was made, over solutions as students write them. What it names is held
 * against the table in {@code docs/diagnosis.md}; {@code -Dgrundy.docs=write} writes that table anew.
 */
class DiagnosisAccuracyTest {

    private static final Path DOC = Path.of("../../docs/diagnosis.md");
    private static final String BEGIN = "<!-- measured: begin -->\n";
    private static final String END = "<!-- measured: end -->\n";
    private static final String RIGHT = "right";
    private static final String NONE = "none";
    private static final String NOTHING = "nothing";

    private static final List<Outcome> OUTCOMES = new ArrayList<>();

    /** What was named for a solution. */
    private record Outcome(Solution solution, List<Diagnosis> found) {

        String label() {
            return solution.label();
        }

        boolean isMistake() {
            return !label().equals(RIGHT) && !label().equals(NONE);
        }

        /** Named first, or answering every compared case like the one that is. */
        boolean isNamed() {
            return !found.isEmpty()
                    && (sameFaults(found.get(0).mutant())
                            || found.get(0).alike().stream().anyMatch(this::sameFaults));
        }

        private boolean sameFaults(String mutant) {
            return Set.of(mutant.split("\\+")).equals(Set.of(label().split("\\+")));
        }

        String named() {
            if (found.isEmpty()) {
                return NOTHING;
            }
            return isNamed() ? label() : found.get(0).mutant();
        }
    }

    @BeforeAll
    static void diagnoseAll(@TempDir Path classes) throws IOException {
        var diagnostician = new Diagnostician();
        try (var solutions = new StudentSolutions(classes)) {
            for (Solution solution : solutions.all()) {
                var judged = solutions.judge(solution, EXERCISE, CHECKS);
                OUTCOMES.add(new Outcome(solution, diagnostician.diagnose(EXERCISE, judged)));
            }
        }
    }

    private static List<Outcome> outcomes(Predicate<Outcome> which) {
        return OUTCOMES.stream().filter(which).toList();
    }

    private static List<Outcome> labelled(String label) {
        return outcomes(outcome -> outcome.label().equals(label));
    }

    @Test
    void theMistakeIsNamedInNineteenOfTwentyAtLeast() {
        List<Outcome> mistakes = outcomes(Outcome::isMistake);
        List<Outcome> missed = outcomes(outcome -> outcome.isMistake() && !outcome.isNamed());
        assertTrue(mistakes.size() >= 60, "a small set proves little");
        assertTrue(20 * missed.size() <= mistakes.size(), missed::toString);
    }

    @Test
    void nothingIsNamedWhereAllIsRight() {
        assertTrue(labelled(RIGHT).size() >= 20, "styles of right solutions");
        assertEquals(
                List.of(),
                labelled(RIGHT).stream().filter(o -> !o.found().isEmpty()).toList());
    }

    @Test
    void whatIsNoKnownMistakeIsNeverNamedForSure() {
        assertEquals(
                List.of(),
                labelled(NONE).stream()
                        .filter(o -> o.found().stream().anyMatch(d -> d.agreement() != Agreement.MOST))
                        .toList());
    }

    @Test
    void twoMistakesAreNamedOnlyWhereNoSingleOneExplainsAll() {
        for (Outcome outcome : outcomes(o -> o.isNamed() && !o.label().contains("+"))) {
            assertEquals(1, outcome.found().get(0).faults().size(), outcome::toString);
        }
    }

    @Test
    void theTableInTheDocumentIsTheOneThatWasMeasured() throws IOException {
        String doc = Files.readString(DOC);
        int begin = doc.indexOf(BEGIN) + BEGIN.length();
        int end = doc.indexOf(END);
        assertTrue(begin >= BEGIN.length() && end >= begin, "the marks " + BEGIN + END);
        if ("write".equals(System.getProperty("grundy.docs"))) {
            Files.writeString(DOC, doc.substring(0, begin) + table() + doc.substring(end));
            return;
        }
        assertEquals(
                table(),
                doc.substring(begin, end),
                "write it anew: mvn -pl grader/engine -am verify -Dtest=DiagnosisAccuracyTest -Dgrundy.docs=write"
                        + " -Dsurefire.failIfNoSpecifiedTests=false");
    }

    private static String table() {
        var table = new StringBuilder("| filed as | solutions | named |\n| --- | ---: | --- |\n");
        Map<String, List<Outcome>> byLabel =
                OUTCOMES.stream().collect(Collectors.groupingBy(Outcome::label, TreeMap::new, Collectors.toList()));
        byLabel.forEach(
                (label, all) -> table.append("| `" + label + "` | " + all.size() + " | " + named(all) + " |\n"));
        List<Outcome> mistakes = outcomes(Outcome::isMistake);
        long named = mistakes.stream().filter(Outcome::isNamed).count();
        return table + "\nOf " + mistakes.size() + " solutions with a known mistake, " + named
                + " have it named first. Of " + labelled(RIGHT).size() + " right ones, "
                + named(labelled(RIGHT), NOTHING)
                + " have nothing named, and of " + labelled(NONE).size() + " that are wrong in a way of their own, "
                + named(labelled(NONE), NOTHING) + ".\n";
    }

    private static long named(List<Outcome> all, String what) {
        return all.stream().filter(outcome -> outcome.named().equals(what)).count();
    }

    private static String named(List<Outcome> all) {
        return all.stream()
                .collect(Collectors.groupingBy(Outcome::named, TreeMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .map(e -> (e.getKey().equals(NOTHING) ? NOTHING : "`" + e.getKey() + "`") + " " + e.getValue())
                .collect(Collectors.joining(", "));
    }
}
