package grundy.games;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The usual recipe for an unknown game: look at its first values, guess a pattern, test the guess on many more. A guess that
 * stands is no proof; a certificate of a period is one, and it proves each guess that repeats too.
 */
public final class Exploration {

    /** So many values are looked at first: g(0) to g(49). */
    public static final int FIRST = 50;

    /** Guesses are tested to this heap, */
    static final int TESTED_TO = 10_000;

    /** and where a move may leave three heaps, to this one. */
    static final int TESTED_IN_THREE_TO = 1_000;

    private final int[] values;
    private final List<Guess> guesses;
    private final Optional<PeriodCertificate> period;

    private Exploration(int[] values, List<Guess> guesses, Optional<PeriodCertificate> period) {
        this.values = values;
        this.guesses = guesses;
        this.period = period;
    }

    /** Explores a game, which may take some seconds. */
    public static Exploration of(HeapGame game) {
        boolean inThree =
                game.takingRule().filter(rule -> rule.maxPieces() == 3).isPresent();
        GrundyTable table = GrundyTable.of(game, inThree ? TESTED_IN_THREE_TO : TESTED_TO);
        int[] values = table.toArray();
        return new Exploration(values, Guess.fitting(Arrays.copyOf(values, FIRST)), table.period());
    }

    /** g(0) to g(49). */
    public int[] first() {
        return Arrays.copyOf(values, FIRST);
    }

    /** The largest heap that guesses were tested on. */
    public int testedTo() {
        return values.length - 1;
    }

    /** Every guess that fits the first values, and how it fared beyond. */
    public List<Tested> guesses() {
        return guesses.stream().map(this::tested).toList();
    }

    /** The period that the values prove. */
    public Optional<PeriodCertificate> period() {
        return period;
    }

    private Tested tested(Guess guess) {
        var failure = guess.firstFailure(values);
        if (failure.isPresent()) {
            int heap = failure.getAsInt();
            return new Tested(
                    guess, new Failure(heap, values[heap], guess.value().applyAsInt(heap)));
        }
        return new Tested(guess, isProved(guess) ? new Proved() : new Stands());
    }

    /**
     * Two sequences that repeat after p and after q, and agree over p + q in a row, agree for ever (N. J. Fine and H. S. Wilf,
     * 1965).
     */
    private boolean isProved(Guess guess) {
        return guess.period() > 0
                && period.filter(proof ->
                                Math.max(proof.start(), guess.from()) + proof.length() + guess.period() <= testedTo())
                        .isPresent();
    }

    /** A guess and what became of it. */
    public record Tested(Guess guess, Outcome outcome) {}

    /** What became of a guess. */
    public sealed interface Outcome {}

    /** It is wrong. */
    public record Failure(int heap, int value, int guessed) implements Outcome {}

    /** It held as far as it was tested, which proves nothing beyond. */
    public record Stands() implements Outcome {}

    /** It holds for every heap. */
    public record Proved() implements Outcome {}
}
