package grundy.grader.cli;

import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says who wins a sum of heaps. */
@Command(
        name = "winner",
        description = "Says who wins a sum of heaps: 'second', or 'first' and a winning move.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class WinnerCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "GAME", description = "an exercise's id, or an octal code such as 0.37")
    private String game;

    @Parameters(
            index = "1..*",
            paramLabel = "HEAP",
            arity = "1..*",
            description = "the heaps, 0 to " + HeapGame.MAX_LISTED_HEAP + " stones each")
    private List<Integer> heaps;

    @Mixin
    private CatalogueOptions more;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        HeapGame rule = new Games(more.catalogueFor(game)).game(game);
        for (int heap : heaps) {
            if (heap < 0 || heap > rule.maxListedHeap()) {
                throw new UsageException(
                        "a heap of " + heap + " stones: give 0 to " + rule.maxListedHeap() + " stones each");
            }
        }
        var table = GrundyTable.of(rule, Collections.max(heaps));
        var out = spec.commandLine().getOut();
        var move = table.winningMove(heaps);
        out.print(move.isPresent() ? "first\n" + move.get().describe(heaps) + "\n" : "second\n");
        return ExitStatus.PASSED.code();
    }
}
