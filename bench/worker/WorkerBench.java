package grundy.grader.sandbox;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Question;
import grundy.grader.grading.GradingLimits;
import grundy.grader.wire.Request;
import grundy.grader.wire.RequestWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Prepares a run of the worker alone: writes its jars, records the requests of a whole grading, and prints its command
 * line, an argument a line. It lies in this package because a child's command line is known to nobody else.
 */
public final class WorkerBench {

    private static final int BATCH = 64;

    private WorkerBench() {}

    /**
     * Prepares.
     *
     * @param arguments a folder to write to, and a folder with the solution's classes and its registration
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Path solution = Path.of(arguments[1]);
        var libraries = ChildLibraries.in(folder);
        int answers = record(folder.resolve("requests.bin"), solution);
        Files.writeString(folder.resolve("answers.txt"), answers + "\n");
        var spec = new ChildSpec(
                "grundy.grader.worker.WorkerMain",
                List.of(libraries.worker(), libraries.exercises()),
                List.of(solution),
                GradingLimits.DEFAULT.heapMebibytes(),
                Optional.empty(),
                true);
        JavaCommand.of(Host.current(), spec, FileView.asIs(spec)).forEach(System.out::println);
    }

    /** Returns how many answers will come: one to the loading, and one to each distinct question. */
    private static int record(Path file, Path solution) throws IOException {
        var questions = Catalogue.load().find("take-and-split").orElseThrow().checks(42).stream()
                .flatMap(check -> check.cases().stream())
                .map(one -> one.question())
                .distinct()
                .toList();
        try (OutputStream out = Files.newOutputStream(file)) {
            var requests = new RequestWriter(out);
            requests.send(new Request.Load("grundy.exercises.HeapGameSolver", List.of(solution.toString())));
            for (int from = 0; from < questions.size(); from += BATCH) {
                requests.send(ask(questions.subList(from, Math.min(from + BATCH, questions.size()))));
            }
        }
        return questions.size() + 1;
    }

    private static Request ask(List<Question> questions) {
        var calls = new ArrayList<Request.Call>();
        for (Question question : questions) {
            calls.add(new Request.Call(question.method(), question.arguments()));
        }
        return new Request.Ask(calls);
    }
}
