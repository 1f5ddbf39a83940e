package grundy.catalogue.valuetables;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Finding;
import grundy.catalogue.judging.ValuesJudge;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Judges a table of values, whose truth is found when the first answer comes. */
final class TableJudge implements Case.Judge {

    private final GameValues truth;
    private @Nullable ValuesJudge values;

    TableJudge(GameValues truth) {
        this.truth = truth;
    }

    GameValues truth() {
        return truth;
    }

    /** Knows the right values. */
    synchronized ValuesJudge values() {
        if (values == null) {
            values = ValuesJudge.ofHeaps(
                    Arrays.stream(truth.table().toArray()).boxed().toList());
        }
        return values;
    }

    @Override
    public Finding judge(Answer answer) {
        return values().judge(answer);
    }
}
