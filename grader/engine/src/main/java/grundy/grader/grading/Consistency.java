package grundy.grader.grading;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Question;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Asks a seeded sample of the questions for a second time, in another order. Two answers differ where they do not amount to
 * the same: two different winning moves do.
 */
final class Consistency {

    private final Map<Question, Answer> second;

    private Consistency(Map<Question, Answer> second) {
        this.second = second;
    }

    static Consistency test(Interview interview, List<Check> checks, int size, long seed) {
        var questions = new LinkedHashSet<Question>();
        for (Check check : checks) {
            for (Case asked : check.cases()) {
                if (interview.answer(asked.question()) instanceof Answer.Returned) {
                    questions.add(asked.question());
                }
            }
        }
        var sample = new ArrayList<>(questions);
        Collections.shuffle(sample, new Random(seed));
        return new Consistency(interview.askAgain(sample.subList(0, Math.min(size, sample.size()))));
    }

    /** The first answer, or both where they differ. */
    Answer settle(Case asked, Answer first) {
        Answer again = second.get(asked.question());
        if (again == null || again instanceof Answer.NotAsked) {
            return first;
        }
        boolean same = asked.judge()
                .judge(first)
                .said()
                .equals(asked.judge().judge(again).said());
        return same ? first : new Answer.Inconsistent(first, again);
    }
}
