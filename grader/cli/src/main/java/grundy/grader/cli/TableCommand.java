package grundy.grader.cli;

import grundy.games.GrundyTable;
import grundy.games.HeapGame;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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

    @Option(
            names = "--period",
            description = "print the period that these values prove instead, with its start and the proof's window")
    private boolean period;

    @Mixin
    private CatalogueOptions more;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        HeapGame rule = new Games(more.catalogueFor(game)).game(game);
        int largest = GrundyTable.maxHeap(rule);
        if (max < 0 || max > largest) {
            throw new UsageException("MAX is " + max + ": give a heap of 0 to " + largest + " stones");
        }
        var table = table(rule);
        var out = spec.commandLine().getOut();
        if (period) {
            PeriodText.of(table.period(), max).forEach(line -> out.print(line + "\n"));
            return ExitStatus.PASSED.code();
        }
        for (int heap = 0; heap <= max; heap++) {
            out.print("g(" + heap + ") = " + table.value(heap) + "\n");
        }
        return ExitStatus.PASSED.code();
    }

    private GrundyTable table(HeapGame rule) {
        try {
            return GrundyTable.of(rule, max);
        } catch (IllegalArgumentException e) {
            throw new UsageException("MAX is " + max + ": " + e.getMessage());
        }
    }
}
