package grundy.catalogue.practice;

import grundy.catalogue.Check;
import java.util.List;

/** What the checks of drawn problems are made with. */
public final class Drawn {

    /** There is one problem, and nothing smaller to ask: but it is not the same for every seed. */
    public static final Check.Shrinker ONE_PROBLEM = failing -> List.of();

    private Drawn() {}
}
