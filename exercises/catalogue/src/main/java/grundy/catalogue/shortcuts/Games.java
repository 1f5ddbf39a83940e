package grundy.catalogue.shortcuts;

import grundy.games.GrundyTable;
import grundy.games.OctalGame;
import grundy.games.PlaySearch;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

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
            "shared-budget-8",
            "partizan-12-12",
            "partizan-12-13",
            "partizan-1-13",
            "scoring-12",
            "loopy-2",
            "chance-12");

    /** The largest heap that anybody asks about. */
    static final int LARGEST = 6;

    private static final String BUDGET = "shared-budget-";
    private static final String PARTIZAN = "partizan-";
    private static final String SCORING = "scoring-";
    private static final String LOOPY = "loopy-";
    private static final String CHANCE = "chance-";

    private static final Map<String, Supplier<LimitGame>> PLAIN = Map.of(
            "nim", () -> normal("nim", heap -> heap, Moves::nim),
            "take-and-split", () -> normal("take-and-split", splitValues(), Moves::takeAndSplit),
            "misere-nim", () -> misere("misere-nim", heap -> heap, Moves::nim),
            "misere-take-and-split", () -> misere("misere-take-and-split", splitValues(), Moves::takeAndSplit),
            "wythoff", () -> ending("wythoff", false, 2, heap -> heap, Moves::wythoff));

    /** By what stands before their numbers. */
    private static final Map<String, Function<String, LimitGame>> NUMBERED = Map.of(
            BUDGET, moves -> new BudgetGame(Integer.parseInt(moves)),
            PARTIZAN, Games::partizan,
            SCORING, digits -> new ScoringGame(Numbers.of(digits)),
            LOOPY, size -> new LoopyGame(Integer.parseInt(size)),
            CHANCE, digits -> new ChanceGame(Numbers.of(digits)));

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
        Supplier<LimitGame> plain = PLAIN.get(id);
        if (plain != null) {
            return plain.get();
        }
        return NUMBERED.entrySet().stream()
                .filter(kind -> id.startsWith(kind.getKey()))
                .map(kind -> kind.getValue().apply(id.substring(kind.getKey().length())))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no game " + id));
    }

    static String budget(int moves) {
        return BUDGET + moves;
    }

    static String partizan(String left, String right) {
        return PARTIZAN + left + "-" + right;
    }

    static String scoring(String digits) {
        return SCORING + digits;
    }

    static String loopy(int size) {
        return LOOPY + size;
    }

    static String chance(String digits) {
        return CHANCE + digits;
    }

    private static LimitGame partizan(String digits) {
        String[] sides = digits.split("-", 2);
        Numbers left = Numbers.of(sides[0]);
        Numbers right = Numbers.of(sides[1]);
        // Odd numbers with 1 among them: whoever plays, the moves left are odd in number exactly where the stones are.
        boolean oddOnly = left.areOdd() && right.areOdd();
        boolean holds = left.equals(right)
                || (oddOnly && left.taken().contains(1) && right.taken().contains(1));
        String rules = left.equals(right) ? "partizan-equal" : holds ? "partizan-odd" : "partizan";
        int[] values = left.values();
        return ending(rules, holds, LimitGame.MOST_HEAPS, heap -> values[heap], Moves.partizan(left, right));
    }

    private static LimitGame normal(String rules, IntUnaryOperator values, Function<State, List<State>> moves) {
        return ending(rules, true, LimitGame.MOST_HEAPS, values, moves);
    }

    private static LimitGame misere(String rules, IntUnaryOperator values, Function<State, List<State>> moves) {
        return new EndingGame(rules, false, LimitGame.MOST_HEAPS, values, moves, PlaySearch.misere(moves));
    }

    private static LimitGame ending(
            String rules, boolean holds, int mostHeaps, IntUnaryOperator values, Function<State, List<State>> moves) {
        return new EndingGame(rules, holds, mostHeaps, values, moves, PlaySearch.normal(moves));
    }

    private static IntUnaryOperator splitValues() {
        GrundyTable table = GrundyTable.of(OctalGame.parse("0.37"), LARGEST);
        return table::value;
    }
}
