package grundy.grader.exercisefile;

import grundy.games.HeapGame;
import grundy.games.OctalGame;
import grundy.games.SplitGame;
import grundy.games.SubtractionGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a rule: a code, what may be subtracted, or how a heap is split. */
final class RuleReader {

    private static final String SUBTRACT = "subtract";
    private static final String SPLIT = "split";

    /** Sets that are not finite, by name. */
    private static final Map<String, HeapGame> SETS = Map.of(
            "all", SubtractionGame.nim(), "squares", SubtractionGame.squares(), "primes", SubtractionGame.primes());

    /** So many numbers may be in a finite set, and none larger than the heaps that are asked. */
    private static final int MOST_MEMBERS = 100;

    private static final int LARGEST_MEMBER = 2_000;

    private RuleReader() {}

    static HeapGame read(Field rule) throws ExerciseFileException {
        if (rule.value().isTextual()) {
            return code(rule);
        }
        if (!rule.value().isObject() || rule.value().size() != 1) {
            throw rule.wrong(
                    "give a code such as \"0.137\", or {\"subtract\": [2, 5, 7]}, or {\"split\": \"unequal\"}");
        }
        rule.object(List.of(SUBTRACT, SPLIT));
        Optional<Field> subtract = rule.find(SUBTRACT);
        return subtract.isPresent() ? subtraction(subtract.get()) : split(rule.get(SPLIT));
    }

    private static HeapGame code(Field rule) throws ExerciseFileException {
        try {
            return OctalGame.parse(rule.value().textValue());
        } catch (IllegalArgumentException e) {
            throw rule.fault(String.valueOf(e.getMessage()));
        }
    }

    private static HeapGame subtraction(Field set) throws ExerciseFileException {
        if (!set.value().isTextual()) {
            var members = new ArrayList<Integer>();
            for (Field member : set.elements(MOST_MEMBERS)) {
                members.add(member.number(1, LARGEST_MEMBER));
            }
            return SubtractionGame.of(members);
        }
        HeapGame named = SETS.get(set.value().textValue());
        if (named == null) {
            throw set.wrong("give a list of numbers, \"all\", \"squares\" or \"primes\"");
        }
        return named;
    }

    private static HeapGame split(Field how) throws ExerciseFileException {
        if (!how.value().isTextual() || !how.value().textValue().equals("unequal")) {
            throw how.wrong("give \"unequal\"; for other splits there is a code, such as \"4.0\" or \"4.3\"");
        }
        return SplitGame.GRUNDYS_GAME;
    }
}
