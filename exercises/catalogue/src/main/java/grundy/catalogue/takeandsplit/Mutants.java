package grundy.catalogue.takeandsplit;

import grundy.catalogue.Mutant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The known-wrong solutions: each is a right {@link Recipe} with one part changed. */
final class Mutants {

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

    static Mutant wrong(String id, String title, Supplier<Recipe> recipe, String story) {
        return mutant(id, title, recipe, story, false);
    }

    /** A mutant that gives right answers everywhere. */
    static Mutant equivalent(String id, String title, Supplier<Recipe> recipe, String story) {
        return mutant(id, title, recipe, story, true);
    }

    private static Mutant mutant(String id, String title, Supplier<Recipe> recipe, String story, boolean equivalent) {
        List<Supplier<Object>> styles = Fallback.OTHERS.stream()
                .map(fallback ->
                        (Supplier<Object>) () -> new RecipeSolver(recipe.get().fallback(fallback)))
                .toList();
        return new Mutant(id, title, story, equivalent, () -> new RecipeSolver(recipe.get()), styles);
    }
}
