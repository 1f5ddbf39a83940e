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
    public List<String> compile() throws NotGradable, IOException {
        if (program.start() instanceof Program.Cpp cpp) {
            provider(String.join(", ", cpp.units()) + " (g++)");
            command = new CppCompiler(tools.sandbox(), tools.limits()).compile(staged, cpp.units());
        } else if (program.start() instanceof Program.Python python) {
            provider(python.script() + " (python3)");
            command = new PythonScript(tools.sandbox(), tools.limits()).look(staged, python.script());
        } else if (program.start() instanceof Program.Executable executable) {
            provider(executable.file());
            command = List.of("./" + executable.file());
        } else {
            command = ((Program.Command) program.start()).words();
            provider(String.join(" ", command));
            requireInstalled(command.get(0));
        }
        return List.of();
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
