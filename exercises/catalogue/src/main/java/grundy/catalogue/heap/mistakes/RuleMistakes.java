package grundy.catalogue.heap.mistakes;

import grundy.catalogue.Family;
import grundy.catalogue.Mistakes;
import grundy.catalogue.Texts;
import grundy.exercises.HeapGameSolver;
import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The known-wrong solutions of a game of which nothing but the rule is known: those mistakes of any game that are wrong in
 * this one, which is found out by asking them, and with them the example that each story tells.
 */
public final class RuleMistakes {

    private final Rule rule;
    private final GrundyTable table;
    private final RuleShape shape;
    private final List<Fault> faults = new ArrayList<>();
    private final Map<String, Example> examples = new HashMap<>();
    /** Faults that answered alike, each by the id of the first. */
    private final Map<List<Object>, List<String>> alike = new LinkedHashMap<>();

    private RuleMistakes(HeapGame game, GrundyTable table) {
        this.rule = new Rule(Options.of(game));
        this.table = table;
        this.shape = new RuleShape(game, table);
    }

    /**
     * Finds out which mistakes are wrong.
     *
     * @param table the right values, as far as they are asked in every run
     * @param sums those that are asked in every run, the smallest first
     * @param own mistakes in this game, beside those in any
     * @throws IllegalStateException if one of {@code own} does no harm, or does though it is called equivalent
     */
    public static RuleMistakes of(HeapGame game, GrundyTable table, List<List<Integer>> sums, List<Fault> own) {
        var mistakes = new RuleMistakes(game, table);
        Set<String> ownIds = own.stream().map(Fault::id).collect(Collectors.toSet());
        Map<String, Trial> wrong = new LinkedHashMap<>();
        for (Fault fault : new RuleFaults(mistakes.shape).with(own)) {
            var trial = new Trial(table, sums, (HeapGameSolver) fault.solver(mistakes.rule));
            if (mistakes.isWrong(fault, trial, ownIds.contains(fault.id()))) {
                wrong.put(fault.id(), trial);
            }
        }
        mistakes.findAlike(wrong);
        return mistakes;
    }

    private boolean isWrong(Fault fault, Trial trial, boolean own) {
        boolean isWrong = trial.example().isPresent();
        if (isWrong == fault.equivalent() && (own || isWrong)) {
            throw new IllegalStateException(fault.id() + " is " + (isWrong ? "wrong" : "right") + " in this game");
        }
        if (isWrong || fault.equivalent()) {
            faults.add(fault);
        }
        trial.example().ifPresent(example -> examples.put(fault.id(), example));
        return isWrong;
    }

    /** Only those that answer the first questions alike need be asked the others. */
    private void findAlike(Map<String, Trial> wrong) {
        Map<List<Object>, Integer> atFirst = new HashMap<>();
        wrong.values().forEach(trial -> atFirst.merge(trial.saidAtFirst(), 1, Integer::sum));
        wrong.forEach((id, trial) -> {
            if (atFirst.getOrDefault(trial.saidAtFirst(), 0) > 1) {
                alike.computeIfAbsent(trial.said(), said -> new ArrayList<>()).add(id);
            }
        });
    }

    /**
     * What is known of them.
     *
     * @param own the texts of the game's own mistakes in English, as {@link #texts} takes them
     */
    public Mistakes mistakes(Map<String, String> own) {
        Map<String, String> texts = texts("en", own);
        var families = new ArrayList<Family>();
        for (List<String> ids : alike.values()) {
            if (ids.size() > 1) {
                families.add(
                        new Family(familyId(ids), Set.copyOf(ids), texts.getOrDefault("family." + familyId(ids), "")));
            }
        }
        return KnownMistakes.of(rule, faults, texts, families);
    }

    private static String familyId(List<String> ids) {
        return "like-" + ids.get(0);
    }

    /**
     * What people read of them, by the keys {@code mutant.ID.title}, {@code mutant.ID.story} and {@code family.ID}.
     *
     * @param language its code, such as {@code de}
     * @param own the texts of the game's own mistakes in this language; where a story has an example, it may say {@code
     *     {example}}
     * @return empty where the language is not known
     */
    public Map<String, String> texts(String language, Map<String, String> own) {
        Map<String, String> shared = Texts.beside(RuleMistakes.class, language);
        var texts = new HashMap<String, String>();
        if (shared.isEmpty()) {
            return texts;
        }
        var all = new HashMap<>(shared);
        all.putAll(own);
        var stories = new Stories(all, table, shape.words());
        for (Fault fault : faults) {
            String key = "mutant." + fault.id();
            texts.put(key + ".title", stories.filled(key + ".title", examples.get(fault.id())));
            texts.put(key + ".story", stories.filled(key + ".story", examples.get(fault.id())));
        }
        for (List<String> ids : alike.values()) {
            if (ids.size() > 1) {
                texts.put("family." + familyId(ids), stories.filled("family", null));
            }
        }
        return texts;
    }
}
