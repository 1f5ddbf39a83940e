package grundy.grader.diagnosis;

import grundy.catalogue.Case;
import grundy.catalogue.Catalogue;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Mutant;
import grundy.grader.result.Diagnosis;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What the known-wrong solutions, and a right one, give in all checks; each is tried once. */
final class Trials {

    private Trials() {}

    static final Exercise EXERCISE = Catalogue.load().find("take-and-split").orElseThrow();
    private static final Diagnostician DIAGNOSTICIAN = new Diagnostician();
    static final List<Check> CHECKS = EXERCISE.checks(42);

    /** Trials of all mutants; a right solution is any mutant that is equivalent to one. */
    static final Map<String, MutantTrial> TRIALS = new HashMap<>();

    static MutantTrial trial(Mutant mutant) {
        return TRIALS.computeIfAbsent(mutant.id(), id -> MutantTrial.of(EXERCISE, mutant, CHECKS));
    }

    static MutantTrial trial(String id) {
        return trial(EXERCISE.mutants().stream()
                .filter(m -> m.id().equals(id))
                .findFirst()
                .orElseThrow());
    }

    static Stream<Mutant> wrong() {
        return EXERCISE.mutants().stream().filter(m -> !m.equivalent());
    }

    static Stream<Mutant> equivalent() {
        return EXERCISE.mutants().stream().filter(Mutant::equivalent);
    }

    static List<Diagnosis> diagnose(MutantTrial trial) {
        return DIAGNOSTICIAN.diagnose(EXERCISE, trial.checks());
    }

    /** What a right solution gives, as some mutant gives it in each case. */
    static List<JudgedCheck> rightChecks() {
        return CHECKS.stream()
                .map(check -> new JudgedCheck(
                        check, check.cases().stream().map(Trials::right).toList()))
                .toList();
    }

    static Judged right(Case asked) {
        for (String id : List.of("sum-of-values", "guess-nim", "winner-inverted")) {
            var answer = EXERCISE.ask(solver(id), asked.question());
            if (asked.judge().judge(answer).isRight()) {
                return Judged.of(asked, answer);
            }
        }
        return equivalent()
                .map(m -> Judged.of(asked, EXERCISE.ask(m.solver().get(), asked.question())))
                .filter(Judged::isRight)
                .findFirst()
                .orElseThrow();
    }

    static final Map<String, Object> SOLVERS = new HashMap<>();

    static Object solver(String id) {
        return SOLVERS.computeIfAbsent(id, i -> trial(i).mutant().solver().get());
    }
}
