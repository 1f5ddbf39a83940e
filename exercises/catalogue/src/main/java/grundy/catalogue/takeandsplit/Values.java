package grundy.catalogue.takeandsplit;

import java.util.Arrays;

/** The values of heaps as a recipe has them, each computed once. */
final class Values implements Options.Visitor {

    private final Recipe recipe;
    private final OptionValues optionValues = new OptionValues();
    private int[] g = new int[16];
    /** g is known below this. */
    private int known;

    Values(Recipe recipe) {
        this.recipe = recipe;
    }

    int of(int heap) {
        if (heap >= g.length) {
            g = Arrays.copyOf(g, Math.max(heap + 1, 2 * g.length));
        }
        for (; known <= heap; known++) {
            g[known] = compute(known);
        }
        return g[heap];
    }

    /** What one heap that is left by a move is worth. */
    int ofRest(int stones) {
        return stones == 0 && recipe.countsNoEmptyHeap ? 0 : of(stones);
    }

    /** What the two heaps of a split are worth together; both are smaller than a heap that was asked for. */
    int ofSplit(int a, int b) {
        return recipe.splitValue.of(g, a, b);
    }

    private int compute(int heap) {
        if (recipe.formula != null) {
            return recipe.formula.applyAsInt(heap);
        }
        optionValues.clear();
        recipe.options.visit(heap, this);
        return recipe.mex.of(heap, optionValues);
    }

    @Override
    public boolean rest(int stones) {
        optionValues.add(ofRest(stones));
        return false;
    }

    @Override
    public boolean split(int a, int b) {
        optionValues.add(ofSplit(a, b));
        return false;
    }
}
