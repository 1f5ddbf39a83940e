package grundy.catalogue.takeandsplit;

import static grundy.catalogue.heap.mistakes.Options.split;
import static grundy.catalogue.heap.mistakes.Options.take;

import grundy.catalogue.Mistakes;
import grundy.catalogue.Texts;
import grundy.catalogue.heap.mistakes.AnswerFaults;
import grundy.catalogue.heap.mistakes.CombiningFaults;
import grundy.catalogue.heap.mistakes.Fault;
import grundy.catalogue.heap.mistakes.GuessFaults;
import grundy.catalogue.heap.mistakes.KnownMistakes;
import grundy.catalogue.heap.mistakes.MexFaults;
import grundy.catalogue.heap.mistakes.Rule;
import grundy.catalogue.heap.mistakes.SearchFaults;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The known-wrong solutions: those of any heap game, and those of this one. What people read of them is a text. */
final class Mutants {

    private static final Map<String, String> TEXTS = Texts.beside(Mutants.class, "en");

    /** Take 1, take 2, take 2 and split the rest, as a loop over its pieces meets them: each split comes in both orders. */
    private static final Rule RULE = new Rule(take(1).then(take(2)).then(split(2)));

    private Mutants() {}

    static Mistakes mistakes() {
        return KnownMistakes.of(RULE, faults(), TEXTS, Families.all(TEXTS));
    }

    private static List<Fault> faults() {
        var all = new ArrayList<Fault>();
        all.add(GuessFaults.notWrittenYet());
        all.addAll(CombiningFaults.all());
        all.addAll(MexFaults.all());
        all.addAll(TakeFaults.all());
        all.addAll(SplitFaults.all());
        all.addAll(SearchFaults.all());
        all.addAll(AnswerFaults.all());
        all.addAll(GuessFaults.all(GuessFaults.modulo("guess-mod-three", 3)));
        return all;
    }
}
