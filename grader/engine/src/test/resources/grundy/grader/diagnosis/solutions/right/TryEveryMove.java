import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

// tries every move and looks if the rest is lost
public class TryEveryMove implements HeapGameSolver {

    private ArrayList<Integer> tabelle = new ArrayList<>(List.of(0, 1, 2));

    public int grundy(int heap) {
        while (tabelle.size() <= heap) {
            int n = tabelle.size();
            TreeSet<Integer> werte = new TreeSet<>();
            werte.add(tabelle.get(n - 1));
            werte.add(tabelle.get(n - 2));
            for (int i = 1; i <= (n - 2) / 2; i++) {
                werte.add(tabelle.get(i) ^ tabelle.get(n - 2 - i));
            }
            int m = 0;
            for (int w : werte) {
                if (w == m) m++;
            }
            tabelle.add(m);
        }
        return tabelle.get(heap);
    }

    private boolean verloren(List<Integer> haufen) {
        int x = 0;
        for (int h : haufen) x ^= grundy(h);
        return x == 0;
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        for (int i = 0; i < heaps.size(); i++) {
            int n = heaps.get(i);
            List<List<Integer>> versuche = new ArrayList<>();
            if (n == 1 || n == 2) versuche.add(List.of());
            if (n > 1) versuche.add(List.of(n - 1));
            if (n > 2) versuche.add(List.of(n - 2));
            for (int a = 1; a <= (n - 2) / 2; a++) {
                versuche.add(List.of(a, n - 2 - a));
            }
            for (List<Integer> v : versuche) {
                List<Integer> danach = new ArrayList<>(heaps);
                danach.remove(i);
                danach.addAll(v);
                if (verloren(danach)) {
                    return Optional.of(new Move(i, v));
                }
            }
        }
        return Optional.empty();
    }
}
