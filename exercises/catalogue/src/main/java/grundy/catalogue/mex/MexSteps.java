package grundy.catalogue.mex;

import static grundy.catalogue.Step.say;

import grundy.catalogue.Answer;
import grundy.catalogue.Check;
import grundy.catalogue.Explanation;
import grundy.catalogue.Judged;
import grundy.catalogue.Step;
import grundy.catalogue.Step.Sentence;
import grundy.games.Mex;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Shows which numbers are there, the first that is not, and what the number that was answered would need. */
final class MexSteps implements Check.Explainer {

    /** Numbers that are all there need not be listed one by one. */
    private static final int LISTED = 24;

    @Override
    public Optional<Explanation> explain(Judged failed, List<Judged> all, boolean inFull) {
        List<Integer> values = MexCases.valuesOf(failed.asked());
        List<Integer> present = values.stream().distinct().sorted().toList();
        int mex = Mex.of(present);
        Sentence brief = say(mex == 0 ? "brief-none" : "brief", mex, mex - 1);
        List<Step> steps = inFull ? steps(values, present, mex, numberOf(failed.answer())) : List.of();
        return Optional.of(Explanation.Worked.of("mex", brief, steps, List.of()));
    }

    private static List<Step> steps(List<Integer> values, List<Integer> present, int mex, @Nullable Integer answered) {
        var steps = new ArrayList<Step>();
        steps.add(setOf(values, present));
        steps.add(Step.Strip.of(present, mex, answered));
        steps.add(say(mex == 0 ? "mex-none" : "mex", mex, mex - 1));
        if (answered != null) {
            steps.add(claim(answered, present, mex));
        }
        return steps;
    }

    private static Sentence setOf(List<Integer> values, List<Integer> present) {
        if (present.isEmpty()) {
            return say("empty");
        } else if (present.size() > LISTED) {
            return say("many", values.size(), present.size());
        }
        return say(
                "set", String.join(", ", present.stream().map(String::valueOf).toList()));
    }

    /** What is wrong with the answer; exactly one of three things is. */
    private static Sentence claim(int answered, List<Integer> present, int mex) {
        if (answered < 0) {
            return say("negative", answered);
        }
        return present.contains(answered) ? say("there", answered) : say("not-first", answered, mex);
    }

    private static @Nullable Integer numberOf(Answer answer) {
        return answer instanceof Answer.Returned returned && returned.value() instanceof Integer number ? number : null;
    }
}
