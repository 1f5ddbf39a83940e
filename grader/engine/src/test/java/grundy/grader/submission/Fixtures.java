package grundy.grader.submission;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertThrows;

import grundy.exercises.HeapGameSolver;
import grundy.grader.archive.ArchiveLimits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.function.Executable;

/** Sources, classes and jars for the tests of this package. */
final class Fixtures {
    static final String SERVICE = "META-INF/services/grundy.exercises.HeapGameSolver";

    private static final String BODY = "{ public int grundy(int h) { return 0; }"
            + " public java.util.Optional<grundy.exercises.Move> winningMove(java.util.List<Integer> h)"
            + " { return java.util.Optional.empty(); } ";

    private Fixtures() {}

    /** A source whose class head is given, such as {@code "public class A implements HeapGameSolver"}. */
    static String source(String declaredPackage, String head) {
        return source(declaredPackage, head, "");
    }

    static String source(String declaredPackage, String head, String members) {
        String first = declaredPackage.isEmpty() ? "" : "package " + declaredPackage + ";\n";
        return first + "import grundy.exercises.*;\n" + head + BODY + members + "}\n";
    }

    static Path write(Path root, String path, String text) {
        return write(root, path, text.getBytes(UTF_8));
    }

    static Path write(Path root, String path, byte[] bytes) {
        try {
            Path file = root.resolve(path);
            Files.createDirectories(file.getParent());
            return Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compiles sources in memory: class files by a name such as {@code course/Solver}. */
    static Map<String, byte[]> compile(String... sources) {
        Map<String, ByteArrayOutputStream> out = new TreeMap<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        JavaFileManager files = new InMemory(compiler.getStandardFileManager(null, null, UTF_8), out);
        List<JavaFileObject> units = new ArrayList<>();
        for (String source : sources) {
            units.add(new Unit(source));
        }
        List<String> options = List.of("-proc:none", "-Xlint:none", "-classpath", exercises());
        if (!compiler.getTask(null, files, null, options, null, units).call()) {
            throw new IllegalArgumentException("a fixture does not compile: " + String.join("\n", sources));
        }
        Map<String, byte[]> classes = new TreeMap<>();
        out.forEach((name, bytes) -> classes.put(name, bytes.toByteArray()));
        return classes;
    }

    static byte[] onlyClass(String source) {
        return compile(source).values().iterator().next();
    }

    /** Class files by path, with what else is given. */
    static Map<String, byte[]> entries(Map<String, byte[]> classes, String... pathsAndTexts) {
        Map<String, byte[]> entries = new TreeMap<>();
        classes.forEach((name, bytes) -> entries.put(name + ".class", bytes));
        for (int i = 0; i < pathsAndTexts.length; i += 2) {
            entries.put(pathsAndTexts[i], pathsAndTexts[i + 1].getBytes(UTF_8));
        }
        return entries;
    }

    static byte[] jar(Map<String, byte[]> entries) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, UTF_8)) {
            for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(entry.getKey()));
                zip.write(entry.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    static Submission read(Path path) throws SubmissionException {
        return read(path, ReadLimits.DEFAULT, 17);
    }

    static Submission read(Path path, ReadLimits limits, int javaFeature) throws SubmissionException {
        return read(path, limits, ArchiveLimits.DEFAULT, javaFeature);
    }

    /** Archives are unpacked beside the path. */
    static Submission read(Path path, ReadLimits limits, ArchiveLimits archiveLimits, int javaFeature)
            throws SubmissionException {
        try {
            return new SubmissionReader(limits, archiveLimits, javaFeature).read(path, path.resolveSibling("scratch"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> paths(Submission submission) {
        return ((Content.Sources) submission.content())
                .files().stream().map(SourceText::path).toList();
    }

    static List<String> classNames(Submission submission) {
        return ((Content.Classes) submission.content())
                .classes().stream().map(ClassSummary::name).toList();
    }

    /** Kind and message of the problem that must come up. */
    static String problem(Executable action) {
        SubmissionException e = assertThrows(SubmissionException.class, action);
        return e.problem() + " " + e.message();
    }

    private static String exercises() {
        try {
            return Path.of(HeapGameSolver.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** javac wants a public class in a file of its name. */
    private static final class Unit extends SimpleJavaFileObject {
        private final String text;

        Unit(String text) {
            super(URI.create("mem:///Any.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return true;
        }
    }

    private static final class InMemory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> out;

        InMemory(JavaFileManager files, Map<String, ByteArrayOutputStream> out) {
            super(files);
            this.out = out;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            return new SimpleJavaFileObject(URI.create("mem:///out"), kind) {
                @Override
                public ByteArrayOutputStream openOutputStream() {
                    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                    out.put(name.replace('.', '/'), bytes);
                    return bytes;
                }
            };
        }
    }
}
