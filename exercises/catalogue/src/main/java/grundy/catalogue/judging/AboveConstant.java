package grundy.catalogue.judging;

import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.Share;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * The share of what is right beyond what the best constant answer would get, so that the same answer to everything earns nothing
 * even where one value is very common.
 */
public final class AboveConstant implements Check.Marking {

    private final Supplier<? extends List<?>> right;

    /**
     * For a check with these right answers.
     *
     * @param right one for each case, not all the same; asked for when a mark is computed
     */
    public AboveConstant(Supplier<? extends List<?>> right) {
        this.right = right;
    }

    @Override
    public Share share(List<Judged> all) {
        Map<Object, Integer> counts = new HashMap<>();
        right.get().forEach(answer -> counts.merge(answer, 1, Integer::sum));
        int free = counts.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        int earned = (int) all.stream().filter(Judged::isRight).count();
        return new Share(Math.max(0, earned - free), all.size() - free);
    }

    @Override
    public List<Check.Part> parts(List<Judged> all) {
        return List.of(new Check.Part("beyond-constant", share(all)));
    }
}
