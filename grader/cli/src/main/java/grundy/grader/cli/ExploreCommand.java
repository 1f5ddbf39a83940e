package grundy.grader.cli;

import grundy.games.Exploration;
import grundy.games.Guess;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks at the first values of a game, guesses a pattern, and tests it on many more. */
@Command(
        name = "explore",
        description =
                "Prints the first values of a heap game, tests the usual guesses on them, and each guess that fits"
                        + " on many more values.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class)
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class ExploreCommand implements Callable<Integer> {

    private static final int WIDTH = 78;

    @Parameters(index = "0", paramLabel = "GAME", description = "an exercise's id, or an octal code such as 0.37")
    private String game;

    @Mixin
    private CatalogueOptions more;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        var exploration = Exploration.of(new Games(more.catalogueFor(game)).game(game));
        var out = spec.commandLine().getOut();
        out.print("g(0) to g(" + (Exploration.FIRST - 1) + "):\n");
        print(out, IntStream.of(exploration.first()).mapToObj(Integer::toString).collect(Collectors.joining(" ")));
        out.print("\nGuesses that fit them, tested to heap " + exploration.testedTo() + ":\n");
        exploration.guesses().forEach(tested -> print(out, told(tested, exploration.testedTo())));
        if (exploration.guesses().isEmpty()) {
            print(out, "none; tried were " + String.join("; ", Guess.FAMILIES));
        }
        out.print("\n");
        PeriodText.of(exploration.period(), exploration.testedTo()).forEach(line -> out.print(line + "\n"));
        if (exploration.period().isEmpty()) {
            out.print("What holds to heap " + exploration.testedTo() + " may fail beyond: it is no proof.\n");
        }
        return ExitStatus.PASSED.code();
    }

    private static String told(Exploration.Tested tested, int testedTo) {
        Guess guess = tested.guess();
        String formula = guess.formula() + (guess.from() == 0 ? "" : ", from heap " + guess.from());
        if (tested.outcome() instanceof Exploration.Failure failure) {
            return formula + ": fails at heap " + failure.heap() + ", which is worth " + failure.value() + " and not "
                    + failure.guessed();
        }
        return formula + ": holds "
                + (tested.outcome() instanceof Exploration.Proved
                        ? "for ever, by the certificate"
                        : "to heap " + testedTo);
    }

    /** In lines of 80 columns, indented by two. */
    private static void print(PrintWriter out, String text) {
        int column = 0;
        for (String word : text.split(" ", -1)) {
            if (column > 0 && column + 1 + word.length() > WIDTH) {
                out.print("\n");
                column = 0;
            }
            out.print(column == 0 ? "  " + word : " " + word);
            column += word.length() + (column == 0 ? 0 : 1);
        }
        out.print("\n");
    }
}
