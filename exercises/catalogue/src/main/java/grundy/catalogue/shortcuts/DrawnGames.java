package grundy.catalogue.shortcuts;

import grundy.catalogue.Case;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

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

    /** The smallest heaps first. In some games the rule holds: those in which both players have the same numbers. */
    List<Case> draw() {
        var drawn = new ArrayList<Case>();
        for (int i = 0; i < EACH; i++) {
            String budget = unlisted(() -> Games.budget(2 + random.nextInt(MOST_MOVES - 1)));
            drawn.add(cases.counterexample(budget, 1 + i % Games.LARGEST));
            for (Supplier<String> draw : draws()) {
                drawn.add(cases.counterexample(unlisted(draw), size()));
            }
        }
        drawn.sort(Comparator.comparingInt(ShortcutCases::maxSize));
        return drawn;
    }

    private List<Supplier<String>> draws() {
        return List.of(
                () -> Games.partizan(numbers(), numbers()),
                () -> Games.partizan(numbers(), numbers()),
                () -> Games.scoring(numbersWithOne()),
                () -> Games.loopy(1 + random.nextInt(MOST_TAKEN)),
                () -> Games.chance(numbersWithOne()),
                () -> {
                    String same = numbers();
                    return Games.partizan(same, same);
                });
    }

    /** What is right for a listed game soon gets about. */
    private static String unlisted(Supplier<String> draw) {
        String id = draw.get();
        while (Games.LISTED.contains(id)) {
            id = draw.get();
        }
        return id;
    }

    private int size() {
        return 3 + random.nextInt(Games.LARGEST - 2);
    }

    /** One to three digits, growing. */
    private String numbers() {
        return digits(new TreeSet<>(), 1 + random.nextInt(3));
    }

    /** Two or three digits, growing from 1. */
    private String numbersWithOne() {
        return digits(new TreeSet<>(Set.of(1)), 2 + random.nextInt(2));
    }

    private String digits(Set<Integer> growing, int count) {
        while (growing.size() < count) {
            growing.add(1 + random.nextInt(MOST_TAKEN));
        }
        return String.join("", growing.stream().map(String::valueOf).toList());
    }
}
