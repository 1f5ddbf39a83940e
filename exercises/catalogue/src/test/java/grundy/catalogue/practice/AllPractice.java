package grundy.catalogue.practice;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Share;
import java.util.List;
import java.util.stream.Stream;

/** The practice problems, and what a sheet earns. */
final class AllPractice {

    private AllPractice() {}

    static Stream<PracticeExercise<?>> exercises() {
        return Catalogue.load().exercises().stream()
                .filter(PracticeExercise.class::isInstance)
                .map(e -> (PracticeExercise<?>) e);
    }

    static PracticeExercise<?> named(String id) {
        return exercises().filter(e -> e.id().equals(id)).findFirst().orElseThrow();
    }

    static List<JudgedCheck> judge(PracticeExercise<?> exercise, long variant, FilledSheet sheet) {
        return exercise.checks(variant).stream()
                .map(check -> judge(exercise, check, sheet))
                .toList();
    }

    private static JudgedCheck judge(PracticeExercise<?> exercise, Check check, FilledSheet sheet) {
        return new JudgedCheck(
                check,
                check.cases().stream()
                        .map(c -> Judged.of(c, exercise.ask(sheet, c.question())))
                        .toList());
    }

    /** Of 100 points. */
    static double points(List<JudgedCheck> checks) {
        return checks.stream()
                .mapToDouble(c -> {
                    Share share = c.share();
                    return (double) c.check().weight() * share.right() / share.of();
                })
                .sum();
    }
}
