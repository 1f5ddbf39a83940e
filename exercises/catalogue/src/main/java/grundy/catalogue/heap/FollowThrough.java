package grundy.catalogue.heap;

import grundy.catalogue.Check;
import grundy.catalogue.Judged;
import grundy.catalogue.Share;
import grundy.games.HeapGame;
import java.util.List;

/**
 * Marks a table of values: what follows from an earlier mistake is not marked down again. Only root errors and missing
 * values cost; {@link OwnValues} says why at least one of them is there when anything is wrong.
 */
final class FollowThrough implements Check.Marking {

    private final HeapGame game;
    private final int tableTo;

    FollowThrough(HeapGame game, int tableTo) {
        this.game = game;
        this.tableTo = tableTo;
    }

    @Override
    public Share share(List<Judged> all) {
        var own = new OwnValues(game, tableTo, all);
        int earned = 0;
        for (int heap = 0; heap <= tableTo; heap++) {
            switch (own.statusOf(heap)) {
                case RIGHT, INHERITED -> earned++;
                case ROOT, MISSING -> {}
            }
        }
        return new Share(earned, tableTo + 1);
    }

    @Override
    public List<Check.Part> parts(List<Judged> all) {
        return List.of(new Check.Part("consistent", share(all)));
    }
}
