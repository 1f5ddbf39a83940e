package grundy.catalogue.heap.mistakes;

import grundy.games.HeapGame;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The options of a game, remembered, so that hundreds of known-wrong solutions need not list them again. */
final class ListedOptions implements Options {

    private final HeapGame game;
    private final Map<Integer, int[][]> listed = new ConcurrentHashMap<>();

    ListedOptions(HeapGame game) {
        this.game = game;
    }

    @Override
    public boolean visit(int heap, Visitor visitor) {
        for (int[] pieces : listed.computeIfAbsent(heap, this::list)) {
            if (show(pieces, visitor)) {
                return true;
            }
        }
        return false;
    }

    private int[][] list(int heap) {
        return game.options(heap).stream()
                .map(pieces -> pieces.stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
    }

    private static boolean show(int[] pieces, Visitor visitor) {
        return switch (pieces.length) {
            case 0 -> visitor.rest(0);
            case 1 -> visitor.rest(pieces[0]);
            case 2 -> visitor.split(pieces[0], pieces[1]);
            default -> visitor.split(pieces[0], pieces[1], pieces[2]);
        };
    }
}
