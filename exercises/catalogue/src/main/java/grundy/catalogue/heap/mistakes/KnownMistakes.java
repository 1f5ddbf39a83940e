package grundy.catalogue.heap.mistakes;

import grundy.catalogue.Family;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Mutant;
import grundy.catalogue.MutantPair;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Makes known-wrong solutions of faults: each is a right {@link Recipe} with one part changed. */
public final class KnownMistakes {

    private final Rule rule;
    private final List<Fault> faults;
    private final List<Mutant> mutants;

    private KnownMistakes(Rule rule, List<Fault> faults, Map<String, String> texts) {
        this.rule = rule;
        this.faults = faults;
        this.mutants = faults.stream().map(fault -> mutant(fault, texts)).toList();
    }

    /**
     * All that is known of some faults.
     *
     * @param texts {@code mutant.ID.title} and {@code mutant.ID.story} for each of them, in English
     * @throws IllegalStateException if a text is missing
     */
    public static Mistakes of(Rule rule, List<Fault> faults, Map<String, String> texts, List<Family> families) {
        var known = new KnownMistakes(rule, List.copyOf(faults), texts);
        List<Supplier<Object>> lastResorts = Arrays.stream(Fallback.values())
                .<Supplier<Object>>map(fallback -> () -> fallback.always(rule))
                .toList();
        return new Mistakes(known.mutants, known::pairs, lastResorts, () -> new AnyMove(rule), families);
    }

    private Mutant mutant(Fault fault, Map<String, String> texts) {
        String key = "mutant." + fault.id();
        return new Mutant(
                fault.id(),
                text(texts, key + ".title"),
                text(texts, key + ".story"),
                fault.equivalent(),
                () -> fault.solver(rule),
                fault.styles(rule));
    }

    private static String text(Map<String, String> texts, String key) {
        String text = texts.get(key);
        if (text == null) {
            throw new IllegalStateException("no text " + key);
        }
        return text;
    }

    private List<MutantPair> pairs() {
        var pairs = new ArrayList<MutantPair>();
        for (int i = 0; i < faults.size(); i++) {
            for (int j = i + 1; j < faults.size(); j++) {
                Fault a = faults.get(i);
                Fault b = faults.get(j);
                if (!a.equivalent() && !b.equivalent() && a.goesWith(b, rule)) {
                    pairs.add(pair(a, mutants.get(i), b, mutants.get(j)));
                }
            }
        }
        return pairs;
    }

    private MutantPair pair(Fault a, Mutant first, Fault b, Mutant second) {
        Mutant valuesOf = b.keepsValues(rule) ? first : a.keepsValues(rule) ? second : null;
        return new MutantPair(first, second, valuesOf, a.and(b).styles(rule));
    }
}
