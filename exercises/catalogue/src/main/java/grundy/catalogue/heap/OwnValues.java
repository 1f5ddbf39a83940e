package grundy.catalogue.heap;

import grundy.catalogue.Answer;
import grundy.catalogue.Finding;
import grundy.catalogue.Judged;
import grundy.games.HeapGame;
import grundy.games.Mex;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The values that a solution gave, and what follows from them.
 *
 * <p>If any asked value is wrong or missing, then the smallest such n is a root error or missing itself: every smaller
 * value is right, so that the mex over them is g(n), and a number that is not g(n) does not follow from them. Hence
 * following through never makes a wrong table whole.
 */
final class OwnValues {

    /** How a value stands to the right one and to the solution's own smaller values. */
    enum Status {
        RIGHT,
        /** Wrong, and not even the mex of the solution's own values. */
        ROOT,
        /** Wrong, and the right mex of the solution's own values. */
        INHERITED,
        /** No number. */
        MISSING
    }

    private final HeapGame game;
    private final @Nullable Judged[] byHeap;

    /** Takes the cases about single values up to {@code maxHeap} stones, and leaves the others. */
    OwnValues(HeapGame game, int maxHeap, List<Judged> judged) {
        this.game = game;
        this.byHeap = new @Nullable Judged[maxHeap + 1];
        for (Judged each : judged) {
            if (Questions.isAboutValue(each.asked()) && Questions.heapOf(each.asked()) <= maxHeap) {
                byHeap[Questions.heapOf(each.asked())] = each;
            }
        }
    }

    /** What was found for this heap, or null where it was not asked. */
    @Nullable
    Judged judged(int heap) {
        return byHeap[heap];
    }

    Status statusOf(int heap) {
        Judged judged = byHeap[heap];
        Integer answered = judged == null ? null : numberOf(judged);
        if (judged == null || answered == null) {
            return Status.MISSING;
        } else if (judged.isRight()) {
            return Status.RIGHT;
        }
        return answered.equals(mexOfOwn(heap)) ? Status.INHERITED : Status.ROOT;
    }

    /** Whether the right number was answered for this heap. */
    boolean isRight(int heap) {
        Judged judged = byHeap[heap];
        return judged != null && judged.isRight();
    }

    /** The number that was answered, or null where there is none. */
    static @Nullable Integer numberOf(Judged judged) {
        return judged.answer() instanceof Answer.Returned returned && returned.value() instanceof Integer number
                ? number
                : null;
    }

    /** The mex over the solution's own values of the options, or null where one of them is no number. */
    @Nullable
    Integer mexOfOwn(int heap) {
        var values = new HashSet<@Nullable Integer>();
        game.visitOptions(heap, (a, b, c) -> values.add(ownValue(a, b, c)));
        return values.contains(null) ? null : Mex.of(values);
    }

    /** The rest of a move that takes the whole heap counts as a heap of 0, as a solution's own table does. */
    private @Nullable Integer ownValue(int... pieces) {
        int xor = 0;
        int heaps = 0;
        for (int piece : pieces) {
            if (piece > 0) {
                Integer number = numberAt(piece);
                if (number == null) {
                    return null;
                }
                xor ^= number;
                heaps++;
            }
        }
        return heaps == 0 ? numberAt(0) : Integer.valueOf(xor);
    }

    private static int[] heapsOf(int... pieces) {
        int[] heaps = IntStream.of(pieces).filter(piece -> piece > 0).toArray();
        return heaps.length == 0 ? new int[] {0} : heaps;
    }

    /** The value of an option by the solution's own values, or null where one of them is no number. */
    @Nullable
    Integer valueOf(List<Integer> pieces) {
        return ownValue(pieces.stream().mapToInt(Integer::intValue).toArray());
    }

    /** What was answered for this heap: a number, or a word such as {@code timeout}. */
    String said(int heap) {
        Judged judged = byHeap[heap];
        if (judged == null) {
            return "not run";
        }
        Integer number = numberOf(judged);
        Finding.Kind kind = judged.finding().kind();
        if (number != null || kind == null) {
            return String.valueOf(number);
        }
        return kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    @Nullable
    Integer numberAt(int heap) {
        Judged judged = byHeap[heap];
        return judged == null ? null : numberOf(judged);
    }

    /** Whether every value that the mex of this heap uses was asked for. */
    boolean knowsOptionsOf(int heap) {
        boolean[] known = {true};
        game.visitOptions(heap, (a, b, c) -> known[0] &= isAsked(a, b, c));
        return known[0];
    }

    private boolean isAsked(int... pieces) {
        return IntStream.of(heapsOf(pieces)).allMatch(heap -> byHeap[heap] != null);
    }
}
