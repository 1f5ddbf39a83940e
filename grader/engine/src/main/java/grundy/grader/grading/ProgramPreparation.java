package grundy.grader.grading;

import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.grader.result.Report;
import grundy.grader.submission.Content.Program;
import grundy.grader.submission.Provider;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A program in any language: compiled or looked over, and then run for each question. */
final class ProgramPreparation implements Preparation {

    /** How many sources are named; a program that consists of more is known by these too. */
    private static final int NAMED = 3;

    private final Grader.Tools tools;
    private final ReportDraft draft;
    private final Program program;
    private final Path folder;
    private final StagedProgram staged;
    private List<String> command = List.of();

    ProgramPreparation(Grader.Tools tools, ReportDraft draft, Program program) throws IOException {
        this.tools = tools;
        this.draft = draft;
        this.program = program;
        this.folder = tools.workspace().newFolder("program");
        this.staged = StagedProgram.of(folder, program.files(), tools.sandbox());
    }

    @Override
    public Claims compile() throws NotGradable, IOException {
        var sandbox = tools.sandbox();
        if (program.start() instanceof Program.Cpp cpp) {
            provider(named(cpp.units()) + " (g++)");
            command = new CppCompiler(sandbox, tools.limits(), sandbox.installed("g++")).compile(staged, cpp.units());
        } else if (program.start() instanceof Program.Python python) {
            provider(python.script() + " (python3)");
            var script = new PythonScript(sandbox, tools.limits(), sandbox.installed("python3"));
            command = script.look(staged, python.script());
        } else if (program.start() instanceof Program.Executable executable) {
            provider(executable.file());
            command = List.of("./" + executable.file());
        } else {
            command = ((Program.Command) program.start()).words();
            provider(String.join(" ", command));
            requireInstalled(command.get(0));
        }
        return new Claims(List.of(), exercise -> exercise.game().isPresent(), true);
    }

    @Override
    public Respondent respondent(Exercise exercise) throws NotGradable {
        List<Check> ofPrograms = exercise.programChecks(draft.seed());
        if (ofPrograms.isEmpty()) {
            throw new NotGradable(
                    Report.Status.NOT_LOADABLE,
                    "a program cannot solve the exercise " + exercise.id() + ": hand in a class that implements "
                            + exercise.solverType().getName(),
                    List.of());
        }
        noteFewerCases(exercise.checks(draft.seed()), ofPrograms);
        return new ProgramRespondent(tools.sandbox(), staged, command, tools.limits());
    }

    @Override
    public void close() {
        tools.workspace().discard(folder);
    }

    private static String named(List<String> units) {
        int hidden = units.size() - NAMED;
        return String.join(", ", units.subList(0, Math.min(units.size(), NAMED)))
                + (hidden > 0 ? " and " + hidden + " more" : "");
    }

    private void provider(String name) {
        draft.provider(new Provider(name, List.of()));
    }

    private void noteFewerCases(List<Check> checks, List<Check> ofPrograms) {
        var fewer = new ArrayList<String>();
        for (int i = 0; i < checks.size(); i++) {
            int all = checks.get(i).cases().size();
            int asked = ofPrograms.get(i).cases().size();
            if (asked < all) {
                fewer.add(ofPrograms.get(i).id() + " has " + asked + " cases instead of " + all);
            }
        }
        if (!fewer.isEmpty()) {
            draft.note("a program is asked what the text protocol has words for: " + String.join(", ", fewer)
                    + ", and counts as much");
        }
    }

    /** A path is the submission's own affair; a bare name is a program of the system. */
    private void requireInstalled(String word) {
        if (!word.contains("/") && tools.sandbox().installed(word).isEmpty()) {
            throw new MissingToolException(
                    word, "install it, or give another command with --run (./NAME for a program of the submission)");
        }
    }
}
