package grundy.catalogue.mex;

import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Plain;
import grundy.catalogue.Question;
import grundy.catalogue.judging.ExactJudge;
import grundy.games.Mex;
import java.util.List;

/**
 * Makes cases. A mex of 0 is that of a lost position, any other that of a won one: they are marked apart, so that the same answer
 * to everything earns nothing.
 */
final class MexCases {

    private MexCases() {}

    static Case of(List<Integer> values) {
        int mex = Mex.of(values);
        return new Case(
                new Multiset(values).shown(),
                new Question("mex", List.of(values)),
                mex == 0 ? Stratum.ZERO : Stratum.NONZERO,
                ExactJudge.of(mex));
    }

    /** The numbers that a case is about. */
    static List<Integer> valuesOf(Case asked) {
        return Plain.numbers(asked.question().arguments().get(0));
    }

    /** Cases with fewer or smaller numbers. */
    static List<Case> smaller(Case failing) {
        return Smaller.than(valuesOf(failing)).stream().map(MexCases::of).toList();
    }
}
