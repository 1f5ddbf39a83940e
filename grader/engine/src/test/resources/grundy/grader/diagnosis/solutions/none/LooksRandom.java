import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;
import java.util.Random;

public class LooksRandom implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        return (heap * 2654435 + 97) / 1000 % 5;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        Random r = new Random(heaps.hashCode());
        if (r.nextInt(3) == 0) {
            return Optional.empty();
        }
        int i = r.nextInt(heaps.size());
        return Optional.of(new Move(i, heaps.get(i) < 2 ? List.of() : List.of(heaps.get(i) - 1 - r.nextInt(2) * (heaps.get(i) / 3))));
    }
}
