package grundy.grader.cli;

import grundy.catalogue.Exercise;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Mutant;
import grundy.grader.diagnosis.MutantTrial;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Proves that the checks can fail. */
@Command(
        name = "mutants",
        description = "Puts each known-wrong solution through the checks: killed / cases for each check.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {"", "Exit status 1 if a wrong solution that is not marked equivalent survives every check."})
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class MutantsCommand implements Callable<Integer> {

    @Parameters(paramLabel = "ID", arity = "0..1", description = "the exercise (default: all)")
    private @Nullable String id;

    @Mixin
    private SeedOption seed;

    @ParentCommand
    private GrundyCommand parent;

    @Mixin
    private CatalogueOptions more;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        var catalogue = more.catalogueFor(id);
        List<Exercise> exercises = id == null ? catalogue.exercises() : List.of(new Games(catalogue).exercise(id));
        boolean asExpected = true;
        for (Exercise exercise : exercises) {
            asExpected &= tryAll(exercise, spec.commandLine().getOut());
        }
        return (asExpected ? ExitStatus.PASSED : ExitStatus.FAILED).code();
    }

    private boolean tryAll(Exercise exercise, PrintWriter out) {
        var checks = exercise.checks(seed.value());
        int width =
                exercise.mutants().stream().mapToInt(m -> m.id().length()).max().orElse(0);
        out.print(parent.terminal().bold(exercise.id()) + ": killed / cases, with seed " + seed.value() + "\n");
        out.print(" ".repeat(width));
        checks.forEach(c -> out.print(String.format(Locale.ROOT, " %10s", c.id())));
        out.print("\n");
        int killed = 0;
        int equivalent = 0;
        boolean asExpected = true;
        for (Mutant mutant : exercise.mutants()) {
            var trial = MutantTrial.of(exercise, mutant, checks);
            out.print(line(trial, width));
            out.flush();
            killed += trial.killed() ? 1 : 0;
            equivalent += mutant.equivalent() ? 1 : 0;
            asExpected &= trial.asExpected();
        }
        out.print(killed + " of " + exercise.mutants().size() + " killed, " + equivalent
                + " are equivalent to a right solution\n");
        return asExpected;
    }

    private String line(MutantTrial trial, int width) {
        var line = new StringBuilder(
                String.format(Locale.ROOT, "%-" + width + "s", trial.mutant().id()));
        for (JudgedCheck check : trial.checks()) {
            String killed = check.failed().size() + "/" + check.all().size();
            line.append(String.format(Locale.ROOT, " %10s", killed));
        }
        if (trial.mutant().equivalent()) {
            line.append(trial.killed() ? "  KILLED" : "  equal");
        } else if (!trial.killed()) {
            line.append("  SURVIVES");
        }
        return line.append("\n").toString();
    }
}
