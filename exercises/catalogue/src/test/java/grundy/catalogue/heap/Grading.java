package grundy.catalogue.heap;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Judged;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Question;
import grundy.catalogue.Share;
import grundy.games.OctalGame;
import java.util.List;
import java.util.function.Function;

/** Asks and judges, as the grader does, in this process. */
public final class Grading {

    private Grading() {}

    /** A fresh exercise about this game, without mutants. */
    public static HeapGameExercise exercise(String octal) {
        return new HeapGameExercise("test", OctalGame.parse(octal), HeapGameLimits.USUAL, Mistakes::none);
    }

    public static Check check(Exercise exercise, String id) {
        return check(exercise, id, 42);
    }

    public static Check check(Exercise exercise, String id, long seed) {
        return exercise.checks(seed).stream()
                .filter(check -> check.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Judges the answers of a solver to every case. */
    public static List<Judged> judge(Exercise exercise, Check check, Object solver) {
        return judge(check, question -> exercise.ask(solver, question));
    }

    /** Judges an answer to every case, whoever gave it. */
    public static List<Judged> judge(Check check, Function<Question, Answer> answers) {
        return check.cases().stream()
                .map(asked -> Judged.of(asked, answers.apply(asked.question())))
                .toList();
    }

    public static long failed(List<Judged> judged) {
        return judged.stream().filter(each -> !each.isRight()).count();
    }

    public static Share share(Exercise exercise, String id, Object solver) {
        Check check = check(exercise, id);
        return check.marking().share(judge(exercise, check, solver));
    }

    /** The case of a check with these heaps. */
    public static Case sum(Check check, Integer... heaps) {
        return check.cases().stream()
                .filter(asked -> List.of(heaps).equals(asked.input().get("heaps")))
                .findFirst()
                .orElseThrow();
    }
}
