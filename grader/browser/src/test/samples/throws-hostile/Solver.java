import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

/** Throws on every question, with all that could break a page in the message. */
public class Solver implements HeapGameSolver {

    @Override
    public int grundy(int heap) {
        throw hostile(heap);
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        throw hostile(heaps);
    }

    private static RuntimeException hostile(Object question) {
        return new IllegalStateException("</bdi></script><script>document.title = 'owned'</script>\u202E\uD83D\uDE00\u0000\u001B[31m"
                + " \"quoted\" ${7 * 7} " + question + "W".repeat(100_000));
    }
}
