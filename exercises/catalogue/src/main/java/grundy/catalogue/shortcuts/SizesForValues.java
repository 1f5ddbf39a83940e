package grundy.catalogue.shortcuts;

import java.util.List;

/** XORs the sizes of the heaps, as in Nim, instead of their values. */
final class SizesForValues extends Judgement {

    @Override
    int xor(LimitGame game, List<Integer> heaps) {
        return heaps.stream().reduce(0, (a, b) -> a ^ b);
    }
}
