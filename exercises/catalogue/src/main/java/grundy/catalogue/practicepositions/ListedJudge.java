package grundy.catalogue.practicepositions;

import grundy.catalogue.Finding;
import grundy.catalogue.practice.NumbersJudge;
import grundy.catalogue.practice.WrittenJudge;
import java.util.List;

/** Judges for one heap whether it stands in a list where it belongs, or does not where it does not. */
final class ListedJudge extends WrittenJudge {

    private final int heap;
    private final int value;

    /**
     * For a heap.
     *
     * @param value its Grundy value
     */
    ListedJudge(int heap, int value) {
        this.heap = heap;
        this.value = value;
    }

    @Override
    protected String expected() {
        return words(value == 0);
    }

    private static String words(boolean listed) {
        return listed ? "a P-position" : "no P-position";
    }

    @Override
    protected Finding ofFilledIn(Object answer) {
        List<Integer> listed = NumbersJudge.numbers(answer);
        if (listed == null) {
            return misfit(answer, "a list of numbers");
        }
        boolean isListed = listed.contains(heap);
        return answered(isListed == (value == 0), words(isListed), words(isListed));
    }
}
