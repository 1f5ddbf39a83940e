package grundy.catalogue.heap;

import grundy.catalogue.Answer;
import grundy.catalogue.Judged;
import grundy.catalogue.LineOfPlay;
import grundy.catalogue.LineOfPlay.Ply;
import grundy.catalogue.LineOfPlay.Why;
import grundy.catalogue.SumExplanation.FirstMove;
import grundy.games.GrundyTable;
import grundy.games.HeapMove;
import grundy.games.Remoteness;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays a wrong answer about a sum of heaps to its end: the student takes the side that the answer claims to win, and the
 * opponent replies perfectly. Every move of the opponent is found by full search, as are those moves of the student that the
 * answers leave open.
 *
 * <p>Safe for use by several threads.
 */
final class LinesOfPlay {

    /** How many other moves are shown at each turn of the student. */
    static final int SHOWN_OTHERS = 3;

    private final GrundyTable table;
    private final FirstMoves moves;
    private final Remoteness remoteness;

    LinesOfPlay(GrundyTable table) {
        this.table = table;
        this.moves = new FirstMoves(table);
        this.remoteness = new Remoteness(table.game());
    }

    /**
     * The line in which an answer loses.
     *
     * <p>Where one of {@code all} is about the very heaps that the student faces, in the same order and with the same empty
     * ones, the student moves as it was answered there.
     *
     * @return null where the answer is right, says neither a winner nor a move, is an illegal move in a won position or any in
     *     one without moves, or where the position is too large to be searched
     */
    @Nullable
    LineOfPlay against(Judged failed, List<Judged> all) {
        List<Integer> heaps = Questions.heapsOf(failed.asked());
        MoveReading reading = reading(failed.answer());
        if (failed.isRight() || reading == null || !Remoteness.reaches(heaps)) {
            return null;
        }
        boolean isLost = isLost(heaps);
        if (reading instanceof MoveReading.NoMove) {
            return isLost ? null : new LineOfPlay(WinnerJudge.SECOND, opponentsTurn(heaps, all));
        } else if (reading instanceof MoveReading.Named named
                && (isLost ? moves.count(heaps) > 0 : losesAWin(heaps, named))) {
            return new LineOfPlay(WinnerJudge.FIRST, yourTurn(heaps, named, all));
        }
        return null;
    }

    private boolean losesAWin(List<Integer> heaps, MoveReading.Named named) {
        return legal(heaps, named).filter(move -> !isLost(move.applyTo(heaps))).isPresent();
    }

    private boolean isLost(List<Integer> heaps) {
        return remoteness.of(heaps) % 2 == 0;
    }

    private List<Ply> opponentsTurn(List<Integer> heaps, List<Judged> all) {
        HeapMove move = soonestWin(heaps);
        List<Integer> leaves = move.applyTo(heaps);
        var plies = new ArrayList<Ply>();
        plies.add(ply(Why.PERFECT, heaps, move, List.of(), 0));
        if (moves.count(leaves) > 0) {
            plies.addAll(yourTurn(leaves, answerFor(leaves, all), all));
        }
        return plies;
    }

    /** @param reading what was answered for these heaps, or null where nothing is known or readable */
    private List<Ply> yourTurn(List<Integer> heaps, @Nullable MoveReading reading, List<Judged> all) {
        HeapMove answered =
                reading instanceof MoveReading.Named named ? legal(heaps, named).orElse(null) : null;
        HeapMove move = answered == null ? longestDefence(heaps) : answered;
        Why open = reading instanceof MoveReading.NoMove ? Why.RESIGNED : Why.UNANSWERED;
        List<HeapMove> others = others(heaps, move);
        var plies = new ArrayList<Ply>();
        plies.add(ply(
                answered == null ? open : Why.ANSWERED,
                heaps,
                move,
                others.stream()
                        .limit(SHOWN_OTHERS)
                        .map(other -> moves.of(heaps, other))
                        .toList(),
                Math.max(0, others.size() - SHOWN_OTHERS)));
        plies.addAll(opponentsTurn(move.applyTo(heaps), all));
        return plies;
    }

    private Ply ply(Why why, List<Integer> heaps, HeapMove move, List<FirstMove> others, int moreOthers) {
        List<Integer> leaves = move.applyTo(heaps);
        int index = move.heapIndex();
        return new Ply(why, index + 1, heaps.get(index), move.pieces(), leaves, table.xor(leaves), others, moreOthers);
    }

    /** The moves beside this one that lead elsewhere, and each to another place; those that win first. */
    private List<HeapMove> others(List<Integer> heaps, HeapMove chosen) {
        var seen = new HashSet<String>();
        seen.add(Position.sorted(chosen.applyTo(heaps)));
        return table.moves(heaps).stream()
                .filter(move -> seen.add(Position.sorted(move.applyTo(heaps))))
                .sorted(Comparator.comparing(move -> !isLost(move.applyTo(heaps))))
                .toList();
    }

    private HeapMove soonestWin(List<Integer> heaps) {
        return table.moves(heaps).stream()
                .filter(move -> isLost(move.applyTo(heaps)))
                .min(afterwards(heaps))
                .orElseThrow(() -> new IllegalStateException("no move wins " + heaps + ", which the search calls won"));
    }

    private HeapMove longestDefence(List<Integer> heaps) {
        return table.moves(heaps).stream().max(afterwards(heaps)).orElseThrow();
    }

    private Comparator<HeapMove> afterwards(List<Integer> heaps) {
        return Comparator.comparingInt(move -> remoteness.of(move.applyTo(heaps)));
    }

    private Optional<HeapMove> legal(List<Integer> heaps, MoveReading.Named named) {
        return MoveFault.of(table.game(), heaps, named).isPresent()
                ? Optional.empty()
                : Optional.of(new HeapMove(named.heapIndex(), named.pieces()));
    }

    private static @Nullable MoveReading answerFor(List<Integer> heaps, List<Judged> all) {
        for (Judged judged : all) {
            if (heaps.equals(judged.asked().question().arguments().get(0))) {
                return reading(judged.answer());
            }
        }
        return null;
    }

    private static @Nullable MoveReading reading(Answer answer) {
        return answer instanceof Answer.Returned returned ? MoveReading.of(returned.value()) : null;
    }
}
