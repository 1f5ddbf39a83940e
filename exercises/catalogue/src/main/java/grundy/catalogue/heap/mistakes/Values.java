package grundy.catalogue.heap.mistakes;

import java.util.Arrays;

/**
 * The values of heaps as a recipe has them, each computed once. Safe for use by several threads: most recipes have the right
 * values, and share them.
 */
final class Values implements Options.Visitor {

    private final Recipe recipe;
    private final OptionValues optionValues = new OptionValues();
    private volatile int[] g = new int[16];
    /** g is known below this; what is known never changes. */
    private volatile int known;

    Values(Recipe recipe) {
        this.recipe = recipe;
    }

    static Values of(Recipe recipe) {
        return recipe.keepsValues() ? recipe.rule().values() : new Values(recipe);
    }

    int of(int heap) {
        if (heap >= known) {
            computeTo(heap);
        }
        return g[heap];
    }

    private synchronized void computeTo(int heap) {
        if (heap >= g.length) {
            g = Arrays.copyOf(g, Math.max(heap + 1, 2 * g.length));
        }
        for (int next = known; next <= heap; next++) {
            g[next] = compute(next);
            known = next + 1;
        }
    }

    /** What one heap that is left by a move is worth. */
    int ofRest(int stones) {
        return stones == 0 && recipe.countsNoEmptyHeap ? 0 : of(stones);
    }

    /** What the two heaps of a split are worth together; both are smaller than a heap that was asked for. */
    int ofSplit(int a, int b) {
        return recipe.splitValue.of(g, a, b);
    }

    /** The same for three. */
    int ofSplit(int a, int b, int c) {
        return recipe.splitValue.of(g, a, b, c);
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

    @Override
    public boolean split(int a, int b, int c) {
        optionValues.add(ofSplit(a, b, c));
        return false;
    }
}
