package grundy.catalogue.heap.mistakes;

/**
 * The rule that recipes start from: the moves that there are, in the order in which a solution tries them, and the right
 * values, which most recipes share.
 */
public final class Rule {

    private final Options options;
    private final Values values;

    /** The rule with these options. */
    public Rule(Options options) {
        this.options = options;
        this.values = new Values(new Recipe(this));
    }

    Options options() {
        return options;
    }

    Values values() {
        return values;
    }
}
