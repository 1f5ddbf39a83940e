package grundy.catalogue.heap;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Mutant;
import grundy.exercises.HeapGameSolver;
import grundy.games.HeapGame;
import grundy.games.OctalGame;
import java.util.List;
import java.util.stream.Stream;

/** The exercises that follow from a rule: those of the catalogue, and some that are given by nothing else. */
final class RuleExercises {

    private static final List<RuleExercise> REGISTERED = Catalogue.load().exercises().stream()
            .filter(RuleExercise.class::isInstance)
            .map(RuleExercise.class::cast)
            .toList();

    /** Two heaps or three after a move, none that is taken whole, three only, squares taken. */
    private static final List<RuleExercise> GIVEN = Stream.of("0.137", "4.3", "0.0f", "0.56", "8.7")
            .map(code -> (RuleExercise) given(OctalGame.parse(code)))
            .toList();

    private RuleExercises() {}

    static HeapGameExercise given(HeapGame game) {
        return HeapGameExercise.ofRule(
                "given", "A game of ours", "It has a text.", game, HeapGameLimits.USUAL, HeapGameWeights.USUAL);
    }

    static List<RuleExercise> registered() {
        return REGISTERED;
    }

    static Stream<RuleExercise> all() {
        return Stream.concat(REGISTERED.stream(), GIVEN.stream());
    }

    static RuleExercise find(String id) {
        return REGISTERED.stream()
                .filter(exercise -> exercise.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    static Mutant mutant(RuleExercise exercise, String id) {
        return exercise.mutants().stream()
                .filter(mutant -> mutant.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    static HeapGameSolver solver(RuleExercise exercise, String mutant) {
        return (HeapGameSolver) mutant(exercise, mutant).solver().get();
    }
}
