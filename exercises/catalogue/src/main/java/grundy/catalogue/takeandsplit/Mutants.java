package grundy.catalogue.takeandsplit;

import grundy.catalogue.Mistakes;
import grundy.catalogue.Mutant;
import grundy.catalogue.MutantPair;
import grundy.catalogue.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** The known-wrong solutions: each is a right {@link Recipe} with one part changed. What people read of them is a text. */
final class Mutants {

    private static final Map<String, String> TEXTS = Texts.beside(Mutants.class, "en");

    private Mutants() {}

    static Mistakes mistakes() {
        List<Fault> faults = faults();
        List<Mutant> mutants = faults.stream().map(Mutants::mutant).toList();
        List<Supplier<Object>> lastResorts = Arrays.stream(Fallback.values())
                .<Supplier<Object>>map(fallback -> () -> fallback)
                .toList();
        return new Mistakes(mutants, () -> pairs(faults, mutants), lastResorts, AnyMove::new, Families.all(TEXTS));
    }

    private static List<Fault> faults() {
        var all = new ArrayList<Fault>();
        all.add(notWrittenYet());
        all.addAll(CombiningMutants.all());
        all.addAll(MexMutants.all());
        all.addAll(TakeMutants.all());
        all.addAll(SplitMutants.all());
        all.addAll(MoveMutants.all());
        all.addAll(AnswerMutants.all());
        all.addAll(GuessMutants.all());
        return List.copyOf(all);
    }

    /** Before all others: of those that answer alike, this is the likeliest. */
    private static Fault notWrittenYet() {
        return Fault.wrong("always-zero", r -> r.formula(n -> 0).winner((heaps, values) -> false));
    }

    private static Mutant mutant(Fault fault) {
        return new Mutant(
                fault.id(),
                text(fault.id(), "title"),
                text(fault.id(), "story"),
                fault.equivalent(),
                fault::solver,
                fault.styles());
    }

    private static List<MutantPair> pairs(List<Fault> faults, List<Mutant> mutants) {
        var pairs = new ArrayList<MutantPair>();
        for (int i = 0; i < faults.size(); i++) {
            for (int j = i + 1; j < faults.size(); j++) {
                Fault a = faults.get(i);
                Fault b = faults.get(j);
                if (!a.equivalent() && !b.equivalent() && a.goesWith(b)) {
                    pairs.add(pair(a, mutants.get(i), b, mutants.get(j)));
                }
            }
        }
        return pairs;
    }

    private static MutantPair pair(Fault a, Mutant first, Fault b, Mutant second) {
        Mutant valuesOf = b.keepsValues() ? first : a.keepsValues() ? second : null;
        return new MutantPair(first, second, valuesOf, a.and(b).styles());
    }

    private static String text(String id, String which) {
        String key = "mutant." + id + "." + which;
        String text = TEXTS.get(key);
        if (text == null) {
            throw new IllegalStateException("no text " + key);
        }
        return text;
    }
}
