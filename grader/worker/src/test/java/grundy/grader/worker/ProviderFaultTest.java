package grundy.grader.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.wire.Child;
import grundy.grader.wire.Request;
import grundy.grader.wire.Response;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each way in which a solution cannot be constructed gets a line that names it. */
class ProviderFaultTest {

    private static final String SPI = "grundy.exercises.HeapGameSolver";

    @TempDir
    static Path folder;

    private static Students students;

    @BeforeAll
    static void compile() throws Exception {
        students = new Students(folder);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Faults$Throwing      | The constructor of students.Faults$Throwing threw java.lang.IllegalStateException: no table
            Faults$Recursive     | The constructor of students.Faults$Recursive threw java.lang.StackOverflowError
            Faults$NeedsArgument | students.Faults$NeedsArgument has no public constructor without parameters: add one.
            Faults$Hidden        | students.Faults$Hidden has no public constructor without parameters: add one.
            Faults$Inner         | students.Faults$Inner has no public constructor without parameters: make the nested class static.
            Faults$NotPublic     | students.Faults$NotPublic is not public: add "public" to its declaration.
            Faults$Unfinished    | students.Faults$Unfinished is abstract: register a class that can be constructed.
            Faults$Shape         | students.Faults$Shape is an interface: register a class that can be constructed.
            Faults$NotASolver    | students.Faults$NotASolver does not implement grundy.exercises.HeapGameSolver: add "implements HeapGameSolver" to its declaration.
            Faults$BadStatic     | A static initialiser of students.Faults$BadStatic, or of a class that it needs, threw java.lang.NumberFormatException: For input string: "table"
            Nowhere              | The registered class students.Nowhere does not exist: correct its name in META-INF/services/grundy.exercises.HeapGameSolver.
            """, quoteCharacter = '\0')
    void isNamedInOneLine(String provider, String message) throws Exception {
        assertEquals(message, students.refusal(students.load("students." + provider)));
    }

    @Test
    void aMissingRegistrationIsNamed() throws Exception {
        Request.Load load = new Request.Load(SPI, List.of(students.classes.toString()));
        assertEquals(
                "No solution is registered: add a file META-INF/services/" + SPI
                        + " that holds the full name of your class.",
                students.refusal(load));
    }

    @Test
    void anEmptyRegistrationIsNamed() throws Exception {
        Request.Load load = new Request.Load(
                SPI, List.of(students.registration("# none yet\n").toString()));
        assertTrue(students.refusal(load).startsWith("No solution is registered"));
    }

    @Test
    void aMissingClassIsNamed() throws Exception {
        Path partial = folder.resolve("partial");
        copy("Half", partial, -1);
        copy("Faults$NeedsHelper", partial, -1);
        assertEquals(
                "students.Faults$NeedsHelper needs the class students.Faults$Helper, which is not in the submission.",
                refusalFrom(partial, "students.Faults$NeedsHelper"));
    }

    @Test
    void bothVersionsOfJavaAreNamed() throws Exception {
        Path newer = folder.resolve("newer");
        copy("Nim", newer, 99);
        int running = Runtime.version().feature();
        assertEquals(
                "students.Nim was compiled for Java 55 (class file version 99), and this is Java " + running
                        + " (up to " + (running + 44) + "): compile it with --release " + running + ".",
                refusalFrom(newer, "students.Nim"));
    }

    @Test
    void aTruncatedClassIsNamed() throws Exception {
        Path cut = folder.resolve("cut");
        copy("Nim", cut, -1);
        Path file = cut.resolve("students/Nim.class");
        Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 300));
        String message = refusalFrom(cut, "students.Nim");
        assertTrue(
                message.startsWith("students.Nim is not a class that this Java can run: java.lang.ClassFormatError"),
                message);
    }

    @Test
    void aClassUnderAnotherNameIsNamed() throws Exception {
        Path renamed = folder.resolve("renamed");
        copy("Nim", renamed, -1);
        Files.move(renamed.resolve("students/Nim.class"), renamed.resolve("Nim.class"));
        String message = refusalFrom(renamed, "Nim");
        assertTrue(message.startsWith("The file of Nim holds another class"), message);
    }

    @Test
    void theTraceShowsTheStudentsOwnLines() throws Exception {
        try (Child child = Students.ready()) {
            child.send(students.load("students.Faults$Throwing"));
            assertEquals(
                    List.of("students.Faults$Throwing.<init>(Faults.java:14)"),
                    child.next(Response.NotLoaded.class).trace());
        }
    }

    private String refusalFrom(Path classes, String provider) throws Exception {
        Path registration = students.registration(provider);
        return students.refusal(new Request.Load(SPI, List.of(registration.toString(), classes.toString())));
    }

    /** Copies a class file; a version of 0 or more replaces the major version that it names. */
    private static void copy(String name, Path to, int version) throws Exception {
        byte[] bytes = Files.readAllBytes(students.classes.resolve("students/" + name + ".class"));
        if (version >= 0) {
            bytes[6] = 0;
            bytes[7] = (byte) version;
        }
        Path target = to.resolve("students/" + name + ".class");
        Files.createDirectories(target.getParent());
        Files.write(target, bytes);
    }
}
