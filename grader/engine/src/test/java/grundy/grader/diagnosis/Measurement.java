package grundy.grader.diagnosis;

import static grundy.grader.diagnosis.Trials.CHECKS;
import static grundy.grader.diagnosis.Trials.EXERCISE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.diagnosis.StudentSolutions.Solution;
import grundy.grader.result.Diagnosis;
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

/**
 * What the diagnosis names for the solutions of one folder, told as a table in {@code docs/diagnosis.md}, which
 * {@code -Dgrundy.docs=write} writes anew.
 */
record Measurement(List<Outcome> outcomes) {

    static final String RIGHT = "right";
    static final String NONE = "none";

    private static final Path DOC = Path.of("../../docs/diagnosis.md");
    private static final String NOTHING = "nothing";

    /** What was named for a solution. */
    record Outcome(Solution solution, List<Diagnosis> found) {

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

    /** Diagnoses all solutions of a folder; they are compiled into another one. */
    static Measurement of(String folder, Path classes) throws IOException {
        var diagnostician = new Diagnostician();
        var outcomes = new ArrayList<Outcome>();
        try (var solutions = new StudentSolutions(folder, classes)) {
            for (Solution solution : solutions.all()) {
                var judged = solutions.judge(solution, EXERCISE, CHECKS);
                outcomes.add(new Outcome(solution, diagnostician.diagnose(EXERCISE, judged)));
            }
        }
        return new Measurement(List.copyOf(outcomes));
    }

    List<Outcome> outcomes(Predicate<Outcome> which) {
        return outcomes.stream().filter(which).toList();
    }

    List<Outcome> labelled(String label) {
        return outcomes(outcome -> outcome.label().equals(label));
    }

    List<Outcome> missed() {
        return outcomes(outcome -> outcome.isMistake() && !outcome.isNamed());
    }

    /** The block of this name in the document is this table; or is made so, when that is asked for. */
    void assertDocumentedAs(String block, Class<?> test) throws IOException {
        String open = "<!-- " + block + ": begin -->\n";
        String close = "<!-- " + block + ": end -->\n";
        String doc = Files.readString(DOC);
        int begin = doc.indexOf(open) + open.length();
        int end = doc.indexOf(close);
        assertTrue(begin >= open.length() && end >= begin, "the marks " + open + close);
        if ("write".equals(System.getProperty("grundy.docs"))) {
            Files.writeString(DOC, doc.substring(0, begin) + table() + doc.substring(end));
            return;
        }
        assertEquals(
                table(),
                doc.substring(begin, end),
                "write it anew: mvn -pl grader/engine -am verify -Dtest=" + test.getSimpleName()
                        + " -Dgrundy.docs=write -Dsurefire.failIfNoSpecifiedTests=false");
    }

    private String table() {
        var table = new StringBuilder("| filed as | solutions | named |\n| --- | ---: | --- |\n");
        Map<String, List<Outcome>> byLabel =
                outcomes.stream().collect(Collectors.groupingBy(Outcome::label, TreeMap::new, Collectors.toList()));
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
