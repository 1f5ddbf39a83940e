import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

// Uebung 3, Take and Split
public class SummeStattXor implements HeapGameSolver {
    int[] werte = new int[201];
    int berechnetBis = 0;

    public int grundy(int heap) {
        while (berechnetBis < heap) {
            berechnetBis++;
            boolean[] da = new boolean[50];
            for (int weg = 1; weg <= 2; weg++) {
                if (weg <= berechnetBis) da[werte[berechnetBis - weg]] = true;
            }
            for (int links = 1; links < berechnetBis - 2; links++) {
                da[werte[links] ^ werte[berechnetBis - 2 - links]] = true;
            }
            int k = 0;
            while (da[k]) k++;
            werte[berechnetBis] = k;
        }
        return werte[heap];
    }

    public Optional<Move> winningMove(List<Integer> heaps) {
        int summe = 0;
        for (int h : heaps) summe = summe + grundy(h);
        boolean ersterGewinnt = summe != 0;
        if (!ersterGewinnt) return Optional.empty();

        for (int i = heaps.size() - 1; i >= 0; i--) {
            // die anderen Haufen
            int rest = 0;
            for (int j = 0; j < heaps.size(); j++) if (j != i) rest = rest ^ grundy(heaps.get(j));
            int h = heaps.get(i);
            for (int links = 1; links < h - 2; links++) {
                if ((grundy(links) ^ grundy(h - 2 - links)) == rest) return Optional.of(new Move(i, List.of(links, h - 2 - links)));
            }
            if (h >= 2 && grundy(h - 2) == rest) return Optional.of(new Move(i, h == 2 ? List.of() : List.of(h - 2)));
            if (h >= 1 && grundy(h - 1) == rest) return Optional.of(new Move(i, h == 1 ? List.of() : List.of(h - 1)));
        }
        return Optional.of(new Move(-1, List.of())); // kommt nicht vor
    }
}
