package grundy.catalogue.solveraudit;

import grundy.catalogue.Candidate;
import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What an audit of a candidate within some limits is to find. Safe for use by several threads. */
final class Audited {

    private final Candidate candidate;
    private final Limits limits;
    private final Search search;
    private @Nullable List<Wrong> wrong;

    /** For an audit that has not begun. */
    Audited(Candidate candidate, Limits limits, Search search) {
        this.candidate = candidate;
        this.limits = limits;
        this.search = search;
    }

    /** The inputs on which the candidate is wrong, the smallest first. */
    synchronized List<Wrong> wrong() {
        if (wrong == null) {
            wrong = search().toList();
        }
        return wrong;
    }

    /** Whether there are none; ends at the first. */
    boolean isFaultless() {
        return search().findFirst().isEmpty();
    }

    private Stream<Wrong> search() {
        return Inputs.upTo(limits).stream().flatMap(this::wrong);
    }

    private Stream<Wrong> wrong(List<Integer> heaps) {
        boolean first = search.firstPlayerWins(heaps);
        Said said = said(candidate.solver(), heaps);
        return said == (first ? Said.FIRST : Said.SECOND) ? Stream.empty() : Stream.of(new Wrong(heaps, first, said));
    }

    /**
     * An input on which a candidate is wrong.
     *
     * @param firstWins whether the first player wins
     * @param said what the candidate says instead
     */
    record Wrong(List<Integer> heaps, boolean firstWins, Said said) {}

    /** Heaps as people write them, such as {@code 4 4}. */
    static String text(List<Integer> heaps) {
        return heaps.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** What an answer says of the winner. */
    enum Said {
        FIRST,
        SECOND,
        NULL,
        EXCEPTION
    }

    /** What a solver says of the winner. */
    static Said said(HeapGameSolver solver, List<Integer> heaps) {
        try {
            Optional<Move> move = solver.winningMove(heaps);
            return move == null ? Said.NULL : move.isPresent() ? Said.FIRST : Said.SECOND;
        } catch (RuntimeException e) {
            return Said.EXCEPTION;
        }
    }
}
