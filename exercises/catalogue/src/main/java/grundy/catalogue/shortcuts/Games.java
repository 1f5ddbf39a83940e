package grundy.catalogue.shortcuts;

import grundy.games.GrundyTable;
import grundy.games.Mex;
import grundy.games.OctalGame;
import grundy.games.PlaySearch;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The games of the exercise by their ids; each is searched once. Safe for use by several threads, which must hold its lock while they use a game. */
final class Games {

    /** Those that every student is asked about, in the order of the statement. */
    static final List<String> LISTED = List.of(
            "nim",
            "take-and-split",
            "misere-nim",
            "misere-take-and-split",
            "wythoff",
            "shared-budget-1",
            "shared-budget-3",
            "partizan-12-12",
            "partizan-12-13",
            "partizan-1-13",
            "scoring",
            "loopy",
            "chance");

    private static final String BUDGET = "shared-budget-";
    private static final String PARTIZAN = "partizan-";

    /** The largest heap that anybody asks about. */
    static final int LARGEST = 6;

    private static final Map<String, Supplier<LimitGame>> PLAIN = Map.of(
            "nim", () -> normal("nim", true, heap -> heap, Moves::nim),
            "take-and-split", () -> normal("take-and-split", true, splitValues(), Moves::takeAndSplit),
            "misere-nim", () -> misere("misere-nim", heap -> heap, Moves::nim),
            "misere-take-and-split", () -> misere("misere-take-and-split", splitValues(), Moves::takeAndSplit),
            "wythoff", () -> ending("wythoff", false, 2, heap -> heap, 0, Moves::wythoff),
            "scoring", ScoringGame::new,
            "loopy", LoopyGame::new,
            "chance", ChanceGame::new);

    private final Map<String, LimitGame> made = new HashMap<>();
    private final Map<String, Optional<List<Integer>>> smallest = new HashMap<>();

    /**
     * The game with this id.
     *
     * @throws IllegalArgumentException if there is none
     */
    synchronized LimitGame game(String id) {
        return made.computeIfAbsent(id, Games::make);
    }

    /**
     * The smallest position that refutes the rule, by search.
     *
     * @throws IllegalStateException if there is one although a theorem says that the rule holds
     */
    synchronized Optional<List<Integer>> smallest(String id, int maxSize) {
        LimitGame game = game(id);
        var found = smallest.computeIfAbsent(id + " " + maxSize, key -> game.counterexample(maxSize));
        if (game.holds() && found.isPresent()) {
            throw new IllegalStateException(id + ": search and theory disagree on the heaps " + found.get());
        }
        return found;
    }

    private static LimitGame make(String id) {
        if (id.startsWith(BUDGET)) {
            int budget = Integer.parseInt(id.substring(BUDGET.length()));
            return ending("shared-budget", false, LimitGame.MOST_HEAPS, heap -> heap, budget, Moves::budget);
        } else if (id.startsWith(PARTIZAN)) {
            String[] numbers = id.substring(PARTIZAN.length()).split("-", 2);
            return partizan(digits(numbers[0]), digits(numbers[1]));
        }
        Supplier<LimitGame> plain = PLAIN.get(id);
        if (plain == null) {
            throw new IllegalArgumentException("no game " + id);
        }
        return plain.get();
    }

    static String budget(int moves) {
        return BUDGET + moves;
    }

    static String partizan(String left, String right) {
        return PARTIZAN + left + "-" + right;
    }

    private static LimitGame partizan(Set<Integer> left, Set<Integer> right) {
        // Odd numbers with 1 among them: whoever plays, the moves left are odd in number exactly where the stones are.
        boolean oddOnly = left.stream().allMatch(Games::isOdd) && right.stream().allMatch(Games::isOdd);
        boolean holds = left.equals(right) || (oddOnly && left.contains(1) && right.contains(1));
        String rules = left.equals(right) ? "partizan-equal" : holds ? "partizan-odd" : "partizan";
        int[] values = subtractionValues(left);
        return ending(rules, holds, LimitGame.MOST_HEAPS, heap -> values[heap], 0, Moves.partizan(left, right));
    }

    private static boolean isOdd(int number) {
        return number % 2 == 1;
    }

    private static Set<Integer> digits(String text) {
        return text.chars().mapToObj(Character::getNumericValue).collect(Collectors.toCollection(TreeSet::new));
    }

    private static LimitGame normal(
            String rules, boolean holds, IntUnaryOperator values, Function<State, List<State>> moves) {
        return ending(rules, holds, LimitGame.MOST_HEAPS, values, 0, moves);
    }

    private static LimitGame misere(String rules, IntUnaryOperator values, Function<State, List<State>> moves) {
        return new EndingGame(rules, false, LimitGame.MOST_HEAPS, values, 0, moves, PlaySearch.misere(moves));
    }

    private static LimitGame ending(
            String rules,
            boolean holds,
            int mostHeaps,
            IntUnaryOperator values,
            int extra,
            Function<State, List<State>> moves) {
        return new EndingGame(rules, holds, mostHeaps, values, extra, moves, PlaySearch.normal(moves));
    }

    private static IntUnaryOperator splitValues() {
        GrundyTable table = GrundyTable.of(OctalGame.parse("0.37"), LARGEST);
        return table::value;
    }

    private static int[] subtractionValues(Set<Integer> numbers) {
        int[] values = new int[LARGEST + 1];
        for (int heap = 0; heap <= LARGEST; heap++) {
            var options = new ArrayList<Integer>();
            for (int taken : numbers) {
                if (taken <= heap) {
                    options.add(values[heap - taken]);
                }
            }
            values[heap] = Mex.of(options);
        }
        return values;
    }
}
