package grundy.catalogue.takeandsplit;

import grundy.catalogue.Family;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Which mistakes no case tells apart. Why is a text. */
final class Families {

    private Families() {}

    static List<Family> all(Map<String, String> texts) {
        return List.of(
                family(texts, "zero-only-at-zeros", "sum-of-values", "max-of-values", "or-of-values"),
                family(
                        texts,
                        "zero-one-two",
                        "guess-mod-three",
                        "split-forgotten",
                        "split-valued-by-sum",
                        "split-valued-by-total"),
                family(texts, "size-as-value", "guess-nim", "mex-max-plus-one"),
                family(texts, "zero-skipped", "mex-from-one", "mex-includes-self"),
                family(texts, "all-zero", "always-zero", "mex-is-min"),
                family(texts, "nothing-found", "never-a-move", "winner-inverted"),
                family(texts, "same-values", "split-equal-only", "split-loop-both-ends-lost"));
    }

    private static Family family(Map<String, String> texts, String id, String... mutants) {
        String key = "family." + id;
        return new Family(id, Set.of(mutants), Objects.requireNonNull(texts.get(key), () -> "no text " + key));
    }
}
