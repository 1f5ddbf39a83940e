import grundy.exercises.*;
import java.util.*;

public class WinnerFromSum implements HeapGameSolver {

    static class Heap {
        final int stones;
        Heap(int stones) { this.stones = stones; }
        List<int[]> results() {
            List<int[]> r = new ArrayList<>();
            if (stones == 1) r.add(new int[0]);
            if (stones == 2) { r.add(new int[] {1}); r.add(new int[0]); }
            if (stones > 2) { r.add(new int[] {stones - 1}); r.add(new int[] {stones - 2}); }
            for (int a = 1; a < stones - 2; a++) r.add(new int[] {a, stones - 2 - a});
            return r;
        }
    }

    private final Integer[] cache = new Integer[1000];

    private int valueOf(int[] pieces) {
        int v = 0;
        for (int p : pieces) v ^= grundy(p);
        return v;
    }

    public int grundy(int heap) {
        if (cache[heap] == null) {
            BitSet reach = new BitSet();
            for (int[] r : new Heap(heap).results()) reach.set(valueOf(r));
            cache[heap] = reach.nextClearBit(0);
        }
        return cache[heap];
    }

    private boolean firstWins(List<Integer> heaps) {
        int s = 0;
        for (int h : heaps) s += grundy(h);
        return s != 0;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        if (!firstWins(heaps)) return Optional.empty();
        int xor = 0;
        for (int h : heaps) xor ^= grundy(h);
        for (int i = 0; i < heaps.size(); i++) {
            int without = xor ^ grundy(heaps.get(i));
            for (int[] r : new Heap(heaps.get(i)).results()) {
                if (valueOf(r) == without) {
                    List<Integer> pieces = new ArrayList<>();
                    for (int p : r) pieces.add(p);
                    return Optional.of(new Move(i, pieces));
                }
            }
        }
        return Optional.of(new Move(-1, List.of()));
    }
}
