package grundy.catalogue.shortcuts;

import grundy.catalogue.Case;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;

/** Draws games with numbers of their own, which nobody has a table of. */
final class DrawnGames {

    private static final int EACH = 10;
    private static final int MOST_TAKEN = 5;
    private static final int MOST_MOVES = 9;

    private final ShortcutCases cases;
    private final Random random;

    DrawnGames(ShortcutCases cases, long seed) {
        this.cases = cases;
        this.random = new Random(seed);
    }

    /** The smallest heaps first. In some games, all of a kind, the rule holds. */
    List<Case> draw() {
        var drawn = new ArrayList<Case>();
        for (int i = 0; i < EACH; i++) {
            drawn.add(cases.counterexample(Games.budget(2 + random.nextInt(MOST_MOVES - 1)), 1 + i % Games.LARGEST));
            drawn.add(cases.counterexample(Games.partizan(numbers(), numbers()), size()));
            drawn.add(cases.counterexample(Games.partizan(numbers(), numbers()), size()));
            String same = numbers();
            drawn.add(cases.counterexample(Games.partizan(same, same), size()));
        }
        drawn.sort(Comparator.comparingInt(ShortcutCases::maxSize));
        return drawn;
    }

    private int size() {
        return 3 + random.nextInt(Games.LARGEST - 2);
    }

    /** One to three digits, growing. */
    private String numbers() {
        var numbers = new TreeSet<Integer>();
        int count = 1 + random.nextInt(3);
        while (numbers.size() < count) {
            numbers.add(1 + random.nextInt(MOST_TAKEN));
        }
        return String.join("", numbers.stream().map(String::valueOf).toList());
    }
}
