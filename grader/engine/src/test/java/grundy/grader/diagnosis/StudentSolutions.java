package grundy.grader.diagnosis;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import grundy.catalogue.Question;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Solutions as students write them, filed by what is wrong with them; all are compiled at once. */
final class StudentSolutions implements AutoCloseable {

    private static final Path SETS = Path.of("src/test/resources/grundy/grader/diagnosis");
    private static final long SECONDS_FOR_AN_ANSWER = 2;

    private final List<Solution> all;
    private final URLClassLoader loader;
    private final ExecutorService answering = Executors.newCachedThreadPool(work -> {
        var thread = new Thread(work, "a student's solution");
        thread.setDaemon(true);
        return thread;
    });

    /**
     * Compiles them into a folder.
     *
     * @param set the folder of the resources that holds the solutions, filed by label
     */
    StudentSolutions(String set, Path classes) throws IOException {
        all = files(SETS.resolve(set));
        var compiler = ToolProvider.getSystemJavaCompiler();
        boolean compiled = compiler.getTask(
                        null,
                        null,
                        null,
                        List.of("-d", classes.toString(), "-nowarn", "-proc:none"),
                        null,
                        all.stream().map(Solution::source).toList())
                .call();
        if (!compiled) {
            throw new IllegalStateException("some do not compile");
        }
        loader = new URLClassLoader(
                new URL[] {classes.toUri().toURL()}, getClass().getClassLoader());
    }

    private static List<Solution> files(Path set) throws IOException {
        try (var files = Files.walk(set)) {
            List<Path> sources = files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList();
            var all = new ArrayList<Solution>();
            for (Path file : sources) {
                all.add(new Solution(file, "s" + all.size()));
            }
            return all;
        }
    }

    /**
     * One of them.
     *
     * @param room the package that it is put into, so that names do not clash
     */
    record Solution(Path file, String room) {

        String label() {
            return String.valueOf(file.getName(file.getNameCount() - 2));
        }

        String name() {
            return String.valueOf(file.getFileName()).replace(".java", "");
        }

        JavaFileObject source() {
            return new SimpleJavaFileObject(
                    URI.create("string:///" + room + "/" + name() + ".java"), JavaFileObject.Kind.SOURCE) {
                @Override
                public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                    try {
                        return "package " + room + "; " + Files.readString(file);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }
            };
        }
    }

    List<Solution> all() {
        return all;
    }

    /** What it answers; nothing more is asked of one that did not answer in time. */
    List<JudgedCheck> judge(Solution solution, Exercise exercise, List<Check> checks) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        System.setOut(new PrintStream(PrintStream.nullOutputStream()));
        System.setErr(new PrintStream(PrintStream.nullOutputStream()));
        try {
            Object solver = loader.loadClass(solution.room() + "." + solution.name())
                    .getDeclaredConstructor()
                    .newInstance();
            var answers = new HashMap<Question, Answer>();
            return checks.stream()
                    .map(check -> new JudgedCheck(
                            check,
                            check.cases().stream()
                                    .map(asked -> Judged.of(asked, answer(exercise, solver, asked, answers)))
                                    .toList()))
                    .toList();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(solution.file() + " cannot be constructed", e);
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private Answer answer(Exercise exercise, Object solver, Case asked, Map<Question, Answer> answers) {
        if (answers.values().stream().anyMatch(Answer.TimedOut.class::isInstance)) {
            return answers.getOrDefault(asked.question(), new Answer.NotAsked("was too slow before"));
        }
        return answers.computeIfAbsent(asked.question(), question -> inTime(exercise, solver, question));
    }

    private Answer inTime(Exercise exercise, Object solver, Question question) {
        Future<Answer> answer = answering.submit(() -> exercise.ask(solver, question));
        try {
            return answer.get(SECONDS_FOR_AN_ANSWER, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            return new Answer.TimedOut(TimeUnit.SECONDS.toMillis(SECONDS_FOR_AN_ANSWER));
        } catch (ExecutionException e) {
            return new Answer.Threw(
                    Objects.requireNonNull(e.getCause()).getClass().getName(), "", List.of());
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() throws IOException {
        answering.shutdownNow();
        loader.close();
    }
}
