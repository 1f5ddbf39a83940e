package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Catalogue;
import grundy.catalogue.Exercise;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A project to start from: it compiles against what lies in it, its examples fail, and a right solution passes them. */
class NewTest {

    private static final String RIGHT = """
            package solution;

            import grundy.exercises.HeapGameSolver;
            import grundy.exercises.Move;
            import java.util.ArrayList;
            import java.util.HashSet;
            import java.util.List;
            import java.util.Optional;
            import java.util.Set;

            public class Solution implements HeapGameSolver {
                private static List<List<Integer>> options(int heap) {
                    var options = new ArrayList<List<Integer>>();
                    for (int left = heap - 1; left >= Math.max(0, heap - 2); left--) {
                        options.add(left == 0 ? List.of() : List.of(left));
                    }
                    for (int a = 1; 2 * a <= heap - 2; a++) {
                        options.add(List.of(a, heap - 2 - a));
                    }
                    return options;
                }

                private int value(List<Integer> heaps) {
                    return heaps.stream().mapToInt(this::grundy).reduce(0, (a, b) -> a ^ b);
                }

                @Override
                public int grundy(int heap) {
                    Set<Integer> values = new HashSet<>();
                    options(heap).forEach(option -> values.add(value(option)));
                    int mex = 0;
                    while (values.contains(mex)) {
                        mex++;
                    }
                    return mex;
                }

                @Override
                public Optional<Move> winningMove(List<Integer> heaps) {
                    for (int i = 0; i < heaps.size(); i++) {
                        for (List<Integer> option : options(heaps.get(i))) {
                            if (value(option) == (value(heaps) ^ grundy(heaps.get(i)))) {
                                return Optional.of(new Move(i, option));
                            }
                        }
                    }
                    return Optional.empty();
                }
            }
            """;

    @TempDir
    private Path temp;

    static List<String> inJava() {
        return Catalogue.load().exercises().stream()
                .filter(exercise -> StarterProject.of(exercise).java())
                .map(Exercise::id)
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("inJava")
    void everyProjectCompilesAndItsExamplesFailUntilSomethingIsWritten(String id) throws Exception {
        Path project = start(id);
        String solution = Files.readString(project.resolve("src/main/java/solution/Solution.java"));
        assertTrue(solution.contains("@Solves(\"" + id + "\")"), "says what it solves");
        assertTrue(solution.contains("new UnsupportedOperationException(\"" + Exercise.NOT_WRITTEN + "\")"), solution);

        List<String> failed = failedExamples(compile(project));
        assertEquals(examples(project), failed, "all examples fail");
        assertTrue(failed.size() >= 3, failed::toString);
    }

    @Test
    void aRightSolutionPassesTheExamples() throws Exception {
        Path project = start("take-and-split");
        Files.writeString(project.resolve("src/main/java/solution/Solution.java"), RIGHT);
        assertEquals(List.of(), failedExamples(compile(project)));
    }

    @Test
    void aFreshProjectIsGradedAndSaidToBeUnwritten() throws Exception {
        Path project = start("take-and-split");
        var run = CommandRun.of(
                "check", project.toString(), "--out", temp.resolve("report").toString());
        assertEquals(1, run.status(), run.err());
        assertTrue(run.out().contains("project, take-and-split: 0 / 100\n"), run.out());
        assertTrue(run.out().contains("note: nothing is written yet: every method throws"), run.out());
        assertEquals(1, run.out().split("note:", -1).length - 1, "no other notes: " + run.out());
    }

    @Test
    void oneMethodThatIsNotWrittenYetIsNamed() throws Exception {
        Path project = start("take-and-split");
        Path solution = project.resolve("src/main/java/solution/Solution.java");
        String begun = Files.readString(solution)
                .replaceFirst("throw new UnsupportedOperationException\\(\"not written yet\"\\);", "return 0;");
        Files.writeString(solution, begun);
        var run = CommandRun.of(
                "check", project.toString(), "--out", temp.resolve("report").toString());
        assertTrue(run.out().contains("note: not written yet: winningMove\n"), run.out());
    }

    @Test
    void theStatementIsTheReadme() throws IOException {
        String readme = Files.readString(start("take-and-split").resolve("README.md"));
        assertTrue(readme.startsWith("# Take-and-split\n"), readme);
        assertTrue(readme.contains("mvn test") && readme.contains("grundy check . --watch"), readme);
    }

    @Test
    void theProjectUsesTheVersionsThatWeUse() throws IOException {
        String theirs = Files.readString(start("take-and-split").resolve("pom.xml"));
        String ours = Files.readString(Path.of("../../pom.xml"));
        for (String plugin : List.of("maven-compiler-plugin", "maven-surefire-plugin")) {
            assertTrue(theirs.contains(versionOf(plugin, ours)), plugin);
        }
        var junit = Pattern.compile("junit-jupiter</artifactId>\\s*<version>([^<]+)<")
                .matcher(theirs);
        assertTrue(junit.find() && ours.contains("<junit.version>" + junit.group(1) + "<"), theirs);
    }

    @Test
    void aFolderThatHoldsSomethingIsLeftAlone() throws IOException {
        Path file = Files.writeString(temp.resolve("mine.txt"), "mine");
        var run = CommandRun.of("new", "take-and-split", temp.toString());
        assertEquals("DIR " + temp + " holds files already: give a new folder\n", run.err());
        assertEquals(2, run.status());
        assertEquals(
                "DIR " + file + " is a file: give a new folder\n",
                CommandRun.of("new", "take-and-split", file.toString()).err());
        try (Stream<Path> left = Files.list(temp)) {
            assertEquals(List.of(file), left.toList());
        }
    }

    @Test
    void anUnknownExerciseIsOneLineWithWhatIsNear() {
        Path folder = temp.resolve("x");
        var run = CommandRun.of("new", "take-and-spilt", folder.toString());
        assertEquals(
                "no exercise 'take-and-spilt': did you mean 'take-and-split'? See 'grundy exercises'\n", run.err());
        assertEquals(2, run.status());
        assertTrue(Files.notExists(folder));
    }

    private Path start(String id) {
        Path project = temp.resolve("project");
        var run = CommandRun.of("new", id, project.toString());
        assertEquals(0, run.status(), run.err());
        return project;
    }

    private static String versionOf(String plugin, String pom) {
        return pom.substring(pom.indexOf("<artifactId>" + plugin))
                .lines()
                .skip(1)
                .findFirst()
                .orElseThrow()
                .strip();
    }

    /** With the project's own jar, and of our class path with nothing but JUnit. */
    private Path compile(Path project) throws IOException {
        Path classes = Files.createDirectories(temp.resolve("classes"));
        List<String> words = new ArrayList<>(
                List.of("-d", classes.toString(), "-Xlint:all", "-proc:none", "-cp", jarOf(project) + ":" + jUnit()));
        try (Stream<Path> files = Files.walk(project.resolve("src"))) {
            files.filter(file -> file.toString().endsWith(".java")).forEach(file -> words.add(file.toString()));
        }
        var said = new ByteArrayOutputStream();
        int status = ToolProvider.getSystemJavaCompiler().run(null, said, said, words.toArray(String[]::new));
        assertEquals("", said.toString(StandardCharsets.UTF_8));
        assertEquals(0, status);
        return classes;
    }

    private static Path jarOf(Path project) throws IOException {
        try (Stream<Path> files = Files.walk(project.resolve("lib"))) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static String jUnit() {
        return Arrays.stream(System.getProperty("java.class.path").split(":", -1))
                .filter(entry -> entry.matches(".*/(junit|opentest4j|apiguardian)[^/]*\\.jar"))
                .collect(Collectors.joining(":"));
    }

    private static List<String> examples(Path project) throws IOException {
        String tests = Files.readString(project.resolve("src/test/java/solution/SolutionTest.java"));
        return Pattern.compile("@Test\\s+void (\\w+)\\(")
                .matcher(tests)
                .results()
                .map(found -> found.group(1))
                .sorted()
                .toList();
    }

    private List<String> failedExamples(Path classes) throws Exception {
        try (var loader = new URLClassLoader(
                new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
            Class<?> tests = loader.loadClass("solution.SolutionTest");
            var failed = new ArrayList<String>();
            for (Method test : tests.getDeclaredMethods()) {
                if (test.isAnnotationPresent(Test.class) && !passes(tests, test)) {
                    failed.add(test.getName());
                }
            }
            return failed.stream().sorted().toList();
        }
    }

    private static boolean passes(Class<?> tests, Method test) throws ReflectiveOperationException {
        var constructor = tests.getDeclaredConstructor();
        constructor.setAccessible(true);
        test.setAccessible(true);
        try {
            test.invoke(constructor.newInstance());
            return true;
        } catch (InvocationTargetException thrown) {
            return false;
        }
    }
}
