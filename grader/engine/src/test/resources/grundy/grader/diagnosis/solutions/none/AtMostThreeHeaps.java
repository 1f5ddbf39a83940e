import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;

public class AtMostThreeHeaps implements HeapGameSolver {

    private final int[] val = new int[201];

    public AtMostThreeHeaps() {
        int n = 1;
        do {
            PriorityQueue<Integer> q = new PriorityQueue<>();
            q.add(val[n - 1]);
            if (n != 1) q.add(val[n - 2]);
            int b = n - 3;
            for (int a = 1; b >= 1; a++, b--) q.add(val[a] ^ val[b]);
            int mex = 0;
            while (!q.isEmpty() && q.peek() <= mex) {
                if (q.poll() == mex) mex++;
            }
            val[n++] = mex;
        } while (n <= 200);
    }

    public int grundy(int heap) {
        return val[heap];
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int[] h = new int[3];
        for (int k = 0; k < heaps.size(); k++) h[k] = heaps.get(k);
        int xor = Arrays.stream(h).map(n -> val[n]).reduce(0, (a, b) -> a ^ b);
        if (xor == 0) return Optional.empty();
        // smallest heap that works
        int bestIndex = -1;
        for (int i = 0; i < h.length; i++) {
            if ((val[h[i]] ^ xor) < val[h[i]] && (bestIndex < 0 || h[i] < h[bestIndex])) bestIndex = i;
        }
        int n = h[bestIndex];
        int goal = val[n] ^ xor;
        List<Integer> pieces = null;
        for (int a = 1; a <= n - 3; a++) if ((val[a] ^ val[n - 2 - a]) == goal) pieces = List.of(a, n - 2 - a);
        if (n >= 1 && val[n - 1] == goal) pieces = n == 1 ? List.of() : List.of(n - 1);
        if (n >= 2 && val[n - 2] == goal) pieces = n == 2 ? List.of() : List.of(n - 2);
        return Optional.of(new Move(bestIndex, pieces));
    }
}
