package grundy.catalogue.takeandsplit;

import grundy.catalogue.heap.OpenChoice;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** May answer a legal move, or one that is none: where both amount to the same, any move does. */
final class AnyMove implements OpenChoice {

    @Override
    public List<@Nullable Object> choices(List<Integer> heaps) {
        return List.of(Fallback.NO_SUCH_HEAP.winningMove(heaps), Fallback.FIRST_STONE.winningMove(heaps));
    }

    /** Values are never a matter of moves. */
    @Override
    public int grundy(int heap) {
        throw new UnsupportedOperationException("answers positions only");
    }
}
