package grundy.catalogue.practice;

import grundy.games.HeapGame;
import grundy.games.HeapMove;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A move in the lesson's words, such as {@code heap 2 (size 10) becomes 9}.
 *
 * @param heap counted from 1; 1 or more
 * @param size that the heap is said to have, or null where nothing is said of it
 * @param pieces what it is said to become
 */
public record WrittenMove(int heap, @Nullable Integer size, List<Integer> pieces) {

    /** What is written where there is no winning move. */
    public static final String NONE = "none";

    private static final Pattern MOVE = Pattern.compile("heap (\\d{1,9})(?: ?\\(size (\\d{1,9})\\))? becomes"
            + " (?:nothing(?: \\(heap removed\\))?|(\\d{1,9})(?: and (\\d{1,9}))?)");

    public WrittenMove {
        pieces = List.copyOf(pieces);
    }

    /** Whether these words say that there is no winning move. */
    static boolean saysNone(String text) {
        return words(text).equals(NONE);
    }

    /** The move in these words; empty where they are none. */
    static Optional<WrittenMove> read(String text) {
        Matcher m = MOVE.matcher(words(text));
        if (!m.matches() || Integer.parseInt(m.group(1)) == 0) {
            return Optional.empty();
        }
        List<Integer> pieces = Stream.of(3, 4)
                .flatMap(group -> Stream.ofNullable(m.group(group)))
                .map(Integer::valueOf)
                .toList();
        Integer size = m.group(2) == null ? null : Integer.valueOf(m.group(2));
        return Optional.of(new WrittenMove(Integer.parseInt(m.group(1)), size, pieces));
    }

    /** Spaces, capitals and a full stop are forgiven. */
    private static String words(String text) {
        return text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ").replaceAll("\\.$", "");
    }

    /** The move itself. */
    HeapMove move() {
        return new HeapMove(heap - 1, pieces);
    }

    /** The same move where nothing is said of the size: it is the same whether the size is written or not. */
    WrittenMove withoutSize() {
        return new WrittenMove(heap, null, pieces);
    }

    /** Why it is illegal, or null where it is legal. */
    @Nullable
    String faultIn(HeapGame game, List<Integer> heaps) {
        if (heap > heaps.size()) {
            return "the heaps are heap 1 to heap " + heaps.size();
        }
        int there = heaps.get(heap - 1);
        if (size != null && size != there) {
            return "heap " + heap + " has size " + there;
        } else if (pieces.contains(0)) {
            return "an empty heap is no piece";
        }
        return game.allows(there, pieces) ? null : "this cannot be reached in one move";
    }

    /** In the lesson's words. */
    @Override
    public String toString() {
        String became = pieces.isEmpty()
                ? "nothing"
                : pieces.stream().map(String::valueOf).collect(Collectors.joining(" and "));
        return "heap " + heap + (size == null ? "" : " (size " + size + ")") + " becomes " + became;
    }
}
