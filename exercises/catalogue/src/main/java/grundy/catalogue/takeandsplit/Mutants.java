package grundy.catalogue.takeandsplit;

import grundy.catalogue.Mutant;
import grundy.catalogue.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The known-wrong solutions: each is a right {@link Recipe} with one part changed. What people read of them is a text. */
final class Mutants {

    private static final Map<String, String> TEXTS = Texts.beside(Mutants.class, "en");

    private Mutants() {}

    static List<Mutant> all() {
        var all = new ArrayList<Mutant>();
        all.addAll(CombiningMutants.all());
        all.addAll(MexMutants.all());
        all.addAll(TakeMutants.all());
        all.addAll(SplitMutants.all());
        all.addAll(MoveMutants.all());
        all.addAll(AnswerMutants.all());
        all.addAll(GuessMutants.all());
        return List.copyOf(all);
    }

    /** A mutant in several styles: what it answers where it claims a win and finds no move is a matter of style. */
    static Mutant wrong(String id, UnaryOperator<Recipe> change) {
        return mutant(id, change, Fallback.OTHERS, false);
    }

    /** A mutant that always has something to answer, so that there is no other way to answer nothing. */
    static Mutant inOneStyle(String id, UnaryOperator<Recipe> change) {
        return mutant(id, change, List.of(), false);
    }

    /** A mutant that gives right answers everywhere. */
    static Mutant equivalent(String id, UnaryOperator<Recipe> change) {
        return mutant(id, change, Fallback.OTHERS, true);
    }

    private static Mutant mutant(
            String id, UnaryOperator<Recipe> change, List<Fallback> fallbacks, boolean equivalent) {
        List<Supplier<Object>> styles = fallbacks.stream()
                .<Supplier<Object>>map(fallback ->
                        () -> new RecipeSolver(change.apply(new Recipe()).fallback(fallback)))
                .toList();
        return new Mutant(
                id,
                text(id, "title"),
                text(id, "story"),
                equivalent,
                () -> new RecipeSolver(change.apply(new Recipe())),
                styles);
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
