package grundy.catalogue.valuetables;

import grundy.catalogue.Case;
import grundy.catalogue.Plain;
import grundy.catalogue.Question;
import grundy.games.HeapGame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * A question: the values of a game that a set of numbers tells.
 *
 * @param kind which games these are
 * @param named what the set is called by, its numbers in the order in which they are given, or a word
 * @param set in the order in which it is given: a set promises none
 * @param to the largest heap or row
 */
public record AskedSet(Kind kind, Object named, List<Integer> set, int to) implements TableExercise.Asked {

    /** The order of a check. */
    public static final Comparator<AskedSet> SMALLEST_HEAPS_FIRST = Comparator.comparingInt(AskedSet::to);

    public AskedSet {
        set = List.copyOf(set);
    }

    /**
     * A kind of games.
     *
     * @param name what the set is in it
     * @param largest what the largest heap or row is called
     * @param game of a set
     */
    public record Kind(String name, String largest, Function<List<Integer>, HeapGame> game) {

        /** What is asked of a set that is called by its numbers. */
        public AskedSet asked(List<Integer> set, int to) {
            return new AskedSet(this, set, set, to);
        }

        /** What a question asks. */
        public AskedSet read(Question question) {
            return asked(Plain.numbers(question.arguments().get(1)), (Integer)
                    question.arguments().get(0));
        }

        /** Every set of numbers from 1 to some, to a heap, and heaps that are too small for any move; the smallest heaps first. */
        public List<AskedSet> every(int largest, int to) {
            var asked = new ArrayList<AskedSet>();
            for (int number = 1; number <= largest; number++) {
                asked.add(asked(List.of(number), number - 1));
                asked.add(asked(List.of(number + 2, number), number % 2 == 1 ? number / 2 : number - 1));
            }
            NumberSets.every(largest).forEach(set -> asked.add(asked(set, to)));
            asked.sort(SMALLEST_HEAPS_FIRST);
            return asked;
        }

        /** Sets whose heaps are too small for any move, a third of them by more than one stone. */
        public List<AskedSet> withoutMove(int howMany, int largest, Random random) {
            var asked = new ArrayList<AskedSet>();
            for (int i = 0; i < howMany; i++) {
                int number = 4 + random.nextInt(largest - 4);
                asked.add(asked(List.of(largest, number), i % 3 == 0 ? random.nextInt(number - 2) : number - 1));
            }
            return asked;
        }
    }

    @Override
    public Case made() {
        return TableCase.of(
                TableCase.shown(kind.name(), named, kind.largest(), to),
                List.of(to, set),
                kind.game().apply(set),
                to);
    }

    /** Without what no heap has, smaller heaps, then a number less: the boldest step first. */
    public List<AskedSet> smaller() {
        var smaller = new ArrayList<AskedSet>();
        List<Integer> needed = set.stream().filter(number -> number <= to).toList();
        if (!needed.isEmpty() && needed.size() < set.size()) {
            smaller.add(kind.asked(needed, to));
        }
        for (int less : new int[] {to / 2, to * 3 / 4, to - 1}) {
            if (less > 0 && less < to) {
                smaller.add(kind.asked(set, less));
            }
        }
        for (int at = 0; set.size() > 1 && at < set.size(); at++) {
            var without = new ArrayList<>(set);
            without.remove(at);
            smaller.add(kind.asked(without, to));
        }
        return smaller;
    }
}
