package grundy.grader.diagnosis;

import static grundy.grader.diagnosis.Trials.EXERCISE;
import static grundy.grader.diagnosis.Trials.diagnose;
import static grundy.grader.diagnosis.Trials.rightChecks;
import static grundy.grader.diagnosis.Trials.trial;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Family;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Mutant;
import grundy.grader.result.Diagnosis;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DiagnosticianTest {

    static Stream<Mutant> wrong() {
        return Trials.wrong();
    }

    static Stream<Mutant> equivalent() {
        return Trials.equivalent();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrong")
    void wrongSolutionIsNamedAmongThoseThatAgreeOnEverything(Mutant mutant) {
        var found = diagnose(trial(mutant));
        assertTrue(found.stream().allMatch(Diagnosis::agreesOnAll), found::toString);
        var own = found.stream().filter(d -> d.mutant().equals(mutant.id())).toList();
        assertEquals(1, own.size(), found::toString);
        assertEquals(own.get(0).of(), own.get(0).explains());
        assertEquals(0, own.get(0).contradicts());
        assertTrue(own.get(0).of() > 0);
        assertEquals(
                List.of(mutant.title(), mutant.story()),
                List.of(own.get(0).title(), own.get(0).story()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrong")
    void whatIsAlikeIsNamedAndTheOtherWayRound(Mutant mutant) {
        List<Diagnosis> found = diagnose(trial(mutant));
        for (Diagnosis one : found) {
            for (String alike : one.alike()) {
                Diagnosis other = found.stream()
                        .filter(d -> d.mutant().equals(alike))
                        .findFirst()
                        .orElseThrow();
                assertTrue(other.alike().contains(one.mutant()), found::toString);
            }
        }
    }

    @Test
    void sumMaxAndOrOfTheValuesCannotBeToldApartAndTheReasonIsGiven() {
        var found = diagnose(trial("sum-of-values"));
        assertEquals(
                List.of("sum-of-values", "max-of-values", "or-of-values"),
                found.stream().map(Diagnosis::mutant).toList());
        assertEquals(List.of("max-of-values", "or-of-values"), found.get(0).alike());
        assertEquals(
                "zero-only-at-zeros",
                Objects.requireNonNull(found.get(0).kinship()).id());
        assertEquals(
                new Diagnosis.Figures(1838, 187 + 97, 201, 0, 0), found.get(0).figures());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrong")
    void whyMistakesAreAlikeIsWrittenDown(Mutant mutant) {
        for (Diagnosis one : diagnose(trial(mutant))) {
            assertEquals(one.alike().isEmpty(), one.kinship() == null, one::toString);
        }
    }

    @Test
    void membersOfAFamilyAreAlikeInSomeSolution() {
        for (Family family : EXERCISE.mistakes().families()) {
            assertTrue(
                    wrong().anyMatch(mutant -> named(mutant).equals(family.mutants())),
                    () -> family.id() + " is no more than what is alike");
        }
    }

    private static Set<String> named(Mutant mutant) {
        return diagnose(trial(mutant)).stream().map(Diagnosis::mutant).collect(Collectors.toSet());
    }

    @Test
    void aRightTableIsNeverExplainedByAMistakeThatChangesIt() {
        // Winners and moves as in Nim, and the values right: what is named may be wrong on positions only.
        var checks = new ArrayList<JudgedCheck>();
        List<JudgedCheck> right = rightChecks();
        List<JudgedCheck> nim = trial("guess-nim").checks();
        for (int i = 0; i < right.size(); i++) {
            var all = new ArrayList<>(right.get(i).all());
            for (int j = 0; j < all.size(); j++) {
                if (all.get(j).asked().stratum() != Case.Stratum.VALUE) {
                    all.set(j, nim.get(i).all().get(j));
                }
            }
            checks.add(new JudgedCheck(right.get(i).check(), all));
        }
        for (Diagnosis named : new Diagnostician().diagnose(EXERCISE, checks)) {
            JudgedCheck table = trial(named.mutant()).checks().get(0);
            assertTrue(table.failed().isEmpty(), named.mutant());
        }
        assertTrue(
                diagnose(trial("guess-nim")).stream().anyMatch(d -> d.mutant().equals("guess-nim")));
    }

    @Test
    void theSameWrongTableIsNamedWhateverTheSearchForAMoveDoes() {
        Mutant table = trial("mex-includes-self").mutant();
        var checks = new ArrayList<JudgedCheck>();
        for (JudgedCheck judged : trial(table).checks()) {
            checks.add(new JudgedCheck(
                    judged.check(),
                    judged.all().stream()
                            .map(j -> j.asked().stratum() == Case.Stratum.VALUE
                                    ? j
                                    : Judged.of(j.asked(), new Answer.Threw("java.lang.Error", "", List.of())))
                            .toList()));
        }
        var found = new Diagnostician().diagnose(EXERCISE, checks);
        assertEquals(Diagnosis.Agreement.EVERY_VALUE, found.get(0).agreement());
        assertTrue(found.stream().anyMatch(d -> d.mutant().equals(table.id())), found::toString);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("equivalent")
    void equivalentMutantIsNotKilledAndNotDiagnosed(Mutant mutant) {
        MutantTrial trial = trial(mutant);
        assertTrue(trial.asExpected(), mutant::id);
        assertEquals(List.of(), diagnose(trial));
    }

    @Test
    void equivalentMutantsAreNeverNamed() {
        Set<String> named = new HashSet<>();
        wrong().forEach(m -> diagnose(trial(m)).forEach(d -> named.add(d.mutant())));
        equivalent().forEach(m -> assertFalse(named.contains(m.id()), m::id));
        assertEquals(wrong().count(), named.size());
    }

    @Test
    void nothingIsSaidOfARightSolution() {
        assertEquals(List.of(), new Diagnostician().diagnose(EXERCISE, rightChecks()));
    }
}
