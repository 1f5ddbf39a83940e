package grundy.grader.grading;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import java.util.List;

/** Finds a smaller failing case than a random one, by asking the solution more questions. */
final class Shrinking {

    private final Interview interview;
    private final int budget;

    Shrinking(Interview interview, int budget) {
        this.interview = interview;
        this.budget = budget;
    }

    /** The smallest failing case that could be reached from this one; itself, if none was. */
    Judged shrink(Check check, Judged failing) {
        Judged smallest = failing;
        int left = budget;
        while (left > 0) {
            List<Case> candidates = check.shrinker().smaller(smallest.asked());
            candidates = candidates.subList(0, Math.min(left, candidates.size()));
            left -= candidates.size();
            interview.ask(candidates.stream().map(Case::question).toList());
            Judged next = candidates.stream()
                    .map(c -> Judged.of(c, interview.answer(c.question())))
                    .filter(Shrinking::failsByItsAnswer)
                    .findFirst()
                    .orElse(null);
            if (next == null) {
                break;
            }
            smallest = next;
        }
        return smallest;
    }

    /** Whether it is worth shrinking: a wrong answer, not one that is missing. */
    static boolean failsByItsAnswer(Judged judged) {
        return !judged.isRight()
                && (judged.answer() instanceof Answer.Returned || judged.answer() instanceof Answer.Threw);
    }
}
