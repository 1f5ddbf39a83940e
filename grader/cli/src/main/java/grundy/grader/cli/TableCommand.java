package grundy.grader.cli;

import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints Grundy values. */
@Command(
        name = "table",
        description = "Prints the Grundy values of a heap game, one a line: g(N) = V.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class TableCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "GAME", description = "an exercise's id, or an octal code such as 0.37")
    private String game;

    @Parameters(index = "1", paramLabel = "MAX", description = "the largest heap, 0 to " + GrundyTable.MAX_HEAP)
    private int max;

    @Mixin
    private CatalogueOptions more;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        HeapGame rule = new Games(more.catalogueFor(game)).game(game);
        if (max < 0 || max > GrundyTable.MAX_HEAP) {
            throw new UsageException("MAX is " + max + ": give a heap of 0 to " + GrundyTable.MAX_HEAP + " stones");
        }
        var table = GrundyTable.of(rule, max);
        var out = spec.commandLine().getOut();
        for (int heap = 0; heap <= max; heap++) {
            out.print("g(" + heap + ") = " + table.value(heap) + "\n");
        }
        return ExitStatus.PASSED.code();
    }
}
