package grundy.catalogue.subtractiongame;

import grundy.catalogue.valuetables.AskedSet;
import grundy.catalogue.valuetables.NumberSets;
import grundy.games.SubtractionGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Which subtraction games are asked. */
final class Subtractions {

    /** Told by how many stones a move may take. */
    static final AskedSet.Kind GAMES = new AskedSet.Kind("set", "maxHeap", SubtractionGame::of);

    private static final int LARGE = 60;

    /** Half of what is drawn has numbers to {@link #LOW} and is asked to small heaps, which a slow solution can reach. */
    private static final int NEAR = 60;

    private static final int LOW = 20;
    private static final int DRAWN = 48;
    private static final int LOST = 6;
    private static final List<List<Integer>> KNOWN =
            List.of(List.of(1, 2, 3), List.of(1, 4, 3), List.of(3, 2), List.of(10, 4, 1));

    private Subtractions() {}

    /** Squares and primes, known and random sets, and heaps that are too small for any move. */
    static List<AskedSet> drawn(long seed) {
        var random = new Random(seed);
        var asked = new ArrayList<AskedSet>();
        asked.add(named("squares", Subtractions::isSquare, 400 + random.nextInt(101), random));
        asked.add(named("primes", Subtractions::isPrime, 400 + random.nextInt(101), random));
        KNOWN.forEach(set -> asked.add(GAMES.asked(set, 400 + random.nextInt(101))));
        for (int i = 0; i < DRAWN; i++) {
            asked.add(i % 2 == 0 ? near(random) : far(random));
        }
        asked.addAll(GAMES.withoutMove(LOST, LARGE, random));
        asked.sort(AskedSet.SMALLEST_HEAPS_FIRST);
        return asked;
    }

    private static AskedSet near(Random random) {
        return GAMES.asked(NumberSets.some(1 + random.nextInt(8), LOW, random), NEAR / 2 + random.nextInt(NEAR / 2));
    }

    private static AskedSet far(Random random) {
        return GAMES.asked(NumberSets.some(1 + random.nextInt(12), LARGE, random), 100 + random.nextInt(401));
    }

    /** All numbers of a kind that any of the heaps has. */
    private static AskedSet named(String name, IntPredicate isOne, int to, Random random) {
        var set = IntStream.rangeClosed(1, to).filter(isOne).boxed().toList();
        return new AskedSet(GAMES, name, NumberSets.shuffled(set, random), to);
    }

    private static boolean isSquare(int number) {
        int root = (int) Math.round(Math.sqrt(number));
        return root * root == number;
    }

    private static boolean isPrime(int number) {
        return number > 1
                && IntStream.range(2, number).takeWhile(d -> d * d <= number).noneMatch(d -> number % d == 0);
    }
}
