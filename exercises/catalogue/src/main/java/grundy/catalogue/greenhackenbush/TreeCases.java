package grundy.catalogue.greenhackenbush;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Finding;
import grundy.catalogue.Plain;
import grundy.catalogue.Question;
import grundy.catalogue.judging.ExactJudge;
import grundy.games.HackenbushSearch;
import grundy.games.HackenbushTree;
import java.util.List;
import java.util.Map;

/**
 * Makes cases. Trees that are lost for the player to move are marked apart from those that are won, so that the same answer to
 * everything earns nothing. Safe for use by several threads.
 */
final class TreeCases {

    /** Trees to so many vertices are searched: there are few shapes of them. */
    private static final int SEARCHED = 8;

    private final HackenbushSearch search = new HackenbushSearch();

    /** A case that is shown as it is. */
    Case of(HackenbushTree tree) {
        return of(tree, Map.of("parent", tree.toString()));
    }

    /** One that is too large to be shown. */
    Case large(LargeTrees.Named named) {
        return of(named.tree(), Map.of("tree", named.name()));
    }

    private Case of(HackenbushTree tree, Map<String, Object> shown) {
        return new Case(
                shown,
                new Question("grundy", List.of(tree.parents())),
                tree.value() == 0 ? Stratum.LOST : Stratum.WON,
                answer -> judged(tree, answer));
    }

    private Finding judged(HackenbushTree tree, Answer answer) {
        return ExactJudge.of(truth(tree)).judge(answer);
    }

    /** What the search finds as far as it reaches, and the colon principle beyond. */
    private synchronized int truth(HackenbushTree tree) {
        if (tree.vertices() <= SEARCHED && search.value(tree) != tree.value()) {
            throw new IllegalStateException("search and colon principle differ about " + tree);
        }
        return tree.value();
    }

    /** The tree that a case is about. */
    static HackenbushTree treeOf(Case asked) {
        return HackenbushTree.of(Plain.array(asked.question().arguments().get(0)));
    }

    /** Cases with fewer edges. */
    List<Case> smaller(Case failing) {
        return SmallerTrees.than(treeOf(failing)).stream()
                .map(tree -> tree.vertices() > SmallerTrees.SHOWN ? large(LargeTrees.Named.part(tree)) : of(tree))
                .toList();
    }
}
