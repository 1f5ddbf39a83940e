package grundy.catalogue.heap;

import grundy.catalogue.SumExplanation.FirstMove;
import grundy.catalogue.SumExplanation.Reply;
import grundy.games.GrundyTable;
import grundy.games.HeapMove;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a player can do in a sum of heaps, and the reply that wins against it. */
final class FirstMoves {

    private final GrundyTable table;

    FirstMoves(GrundyTable table) {
        this.table = table;
    }

    int count(List<Integer> heaps) {
        return heaps.stream().mapToInt(heap -> table.options(heap).size()).sum();
    }

    /** The first so many moves; those that leave XOR 0 stand first. */
    List<FirstMove> of(List<Integer> heaps, int limit) {
        var winning = new ArrayList<HeapMove>();
        var others = new ArrayList<HeapMove>();
        for (HeapMove move : table.moves(heaps)) {
            (table.xor(move.applyTo(heaps)) == 0 ? winning : others).add(move);
        }
        winning.addAll(others);
        return winning.stream().limit(limit).map(move -> of(heaps, move)).toList();
    }

    /** One move, and the reply to it. */
    FirstMove of(List<Integer> heaps, HeapMove move) {
        List<Integer> leaves = move.applyTo(heaps);
        int index = move.heapIndex();
        int xor = table.xor(leaves);
        return new FirstMove(index + 1, heaps.get(index), move.pieces(), leaves, xor, xor == 0, reply(leaves));
    }

    /** The reply that restores XOR 0, or null where there is none. */
    @Nullable
    Reply reply(List<Integer> heaps) {
        HeapMove move = table.winningMove(heaps).orElse(null);
        if (move == null) {
            return null;
        }
        int index = move.heapIndex();
        return new Reply(index + 1, heaps.get(index), move.pieces(), move.applyTo(heaps));
    }
}
