package grundy.catalogue.cointurning;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Finding;
import grundy.catalogue.Question;
import grundy.catalogue.judging.ValuesJudge;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A question for the values of a family. What is right is computed when the first answer is judged. */
final class FamilyCase implements Case.Judge {

    static final String HEAD_VALUES = "headValues";

    private final Family family;
    private @Nullable ValuesJudge judge;

    private FamilyCase(Family family) {
        this.family = family;
    }

    static Case of(Family family) {
        Map<String, Object> input = new LinkedHashMap<>();
        input.put("coins", family.coins());
        input.put(family.name() == null ? "sets" : "game", family.text());
        Question question = new Question(HEAD_VALUES, List.of(family.coins(), family.offsets()));
        return new Case(input, question, Stratum.VALUE, new FamilyCase(family));
    }

    /** The family that a case asks about. */
    static Family of(Case asked) {
        return ((FamilyCase) asked.judge()).family;
    }

    @Override
    public Finding judge(Answer answer) {
        return judge().judge(answer);
    }

    /** The first coin whose value is wrong, or -1. */
    static int firstWrong(Case asked, Answer answer) {
        return answer instanceof Answer.Returned returned
                ? ((FamilyCase) asked.judge()).judge().firstWrong(returned.value())
                : -1;
    }

    static List<Integer> right(Case asked) {
        return ((FamilyCase) asked.judge()).judge().right();
    }

    private synchronized ValuesJudge judge() {
        if (judge == null) {
            judge = new ValuesJudge(family.values(), coin -> "coin " + coin);
        }
        return judge;
    }
}
