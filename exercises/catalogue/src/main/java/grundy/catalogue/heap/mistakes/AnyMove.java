package grundy.catalogue.heap.mistakes;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** May answer a legal move, or one that is none: where both amount to the same, any move does. */
record AnyMove(Rule rule) implements OpenChoice {

    @Override
    public List<@Nullable Object> choices(List<Integer> heaps) {
        return List.of(
                Fallback.NO_SUCH_HEAP.always(rule).winningMove(heaps),
                Fallback.FIRST_LEGAL.always(rule).winningMove(heaps));
    }

    /** Values are never a matter of moves. */
    @Override
    public int grundy(int heap) {
        throw new UnsupportedOperationException("answers positions only");
    }
}
