package grundy.grader.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.wire.Child;
import grundy.grader.wire.Limits;
import grundy.grader.wire.Request.SourceFile;
import grundy.grader.wire.Response;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the compiler makes of students' sources. */
class CompilationTest {

    private static final String SOLVER = """
            import grundy.exercises.*;
            import java.util.*;
            public class Solver implements HeapGameSolver {
                public int grundy(int heap) { return heap; }
                public Optional<Move> winningMove(List<Integer> heaps) { return Optional.empty(); }
            }
            """;

    @Test
    void classesAreNamedWithSlashes() {
        Response.Compiled compiled = Sources.compile(
                new SourceFile("a/B.java", "package a; public class B { class C {} Object d = new Object() {}; }"));
        assertEquals(List.of(), compiled.errors());
        assertEquals(List.of("a/B$C", "a/B$1", "a/B"), names(compiled));
    }

    @Test
    void aFileMayHaveAnotherNameThanItsClassAndLieInAnotherFolder() {
        Response.Compiled compiled = Sources.compile(
                new SourceFile("Solver (1) final.java", SOLVER),
                new SourceFile("x/y.java", "package p.q; public class Z extends java.util.ArrayList<String> {}"));
        assertEquals(List.of("Solver", "p/q/Z"), names(compiled));
    }

    @Test
    void namesWithSpacesQuotesAndEmojiCompile() {
        assertEquals(
                List.of("Solver"),
                names(Sources.compile(new SourceFile("a b/\"=1+1\" %\ud83d\ude00\ud83d.java", SOLVER))));
    }

    @Test
    void theClassFileNamesItsSourceForTraces() {
        byte[] bytes = Sources.compile(new SourceFile("deep/My Solver.java", SOLVER))
                .classes()
                .get(0)
                .bytes();
        assertTrue(new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1).contains("My Solver.java"));
    }

    @Test
    void anErrorHasItsPathLineAndColumn() {
        Response.Compiled compiled = Sources.compile(
                new SourceFile("src/A.java", "class A {\n    int x = \"one\";\n}\n"),
                new SourceFile("B.java", "class B {}"));
        assertEquals(List.of(), compiled.classes());
        assertEquals(
                List.of(new Response.Diagnostic(
                        "src/A.java", 2, 13, "incompatible types: java.lang.String cannot be converted to int")),
                compiled.errors());
    }

    @Test
    void warningsAreNoErrors() {
        assertEquals(
                List.of("A"),
                names(
                        Sources.compile(
                                new SourceFile(
                                        "A.java",
                                        "class A { java.util.List x = new java.util.ArrayList(); void f() { new Thread().stop(); } }"))));
    }

    @Test
    void aThousandErrorsAreCut() {
        String bad = "class A {" + "  int x = true;\n".repeat(1_000) + "}";
        assertEquals(
                Limits.DIAGNOSTICS,
                Sources.compile(new SourceFile("A.java", bad)).errors().size());
    }

    @Test
    void aLongMessageIsCut() {
        String name = "n".repeat(60_000);
        List<Response.Diagnostic> errors = Sources.compile(new SourceFile("A.java", "class A { " + name + " x; }"))
                .errors();
        assertEquals(Limits.DIAGNOSTIC_MESSAGE, errors.get(0).message().length());
    }

    @Test
    void aModuleFindsTheInterfacesOnItsModulePath() {
        Response.Compiled compiled = Sources.compile(
                new SourceFile(
                        "src/module-info.java",
                        "module m { requires grundy.exercises; provides grundy.exercises.HeapGameSolver with s.Solver; }"),
                new SourceFile("src/s/Other.java", "package s; " + SOLVER));
        assertEquals(List.of(), compiled.errors());
        assertTrue(names(compiled).containsAll(List.of("module-info", "s/Solver")));
    }

    @Test
    void aPackageInfoIsNoClass() {
        Response.Compiled compiled = Sources.compile(
                new SourceFile("package-info.java", "/** Doc. */\npackage s;"),
                new SourceFile("Solver.java", "package s; " + SOLVER));
        assertEquals(List.of("s/Solver"), names(compiled));
    }

    @Test
    void aPackageIsAnnotatedInItsPackageInfoOnly() {
        String annotated = "@Deprecated package s; class A {}";
        assertEquals(
                List.of("s/package-info", "s/A"),
                names(Sources.compile(new SourceFile("package-info.java", annotated))));
        assertEquals(
                1, Sources.compile(new SourceFile("A.java", annotated)).errors().size());
    }

    @Test
    void nothingOfTheGradersOwnClassPathIsVisible() {
        Response.Compiled compiled = Sources.compile(
                new SourceFile("A.java", "class A { grundy.grader.wire.Limits x; org.junit.jupiter.api.Test y; }"));
        assertEquals(2, compiled.errors().size());
    }

    @Test
    void deepNestingMakesTheCompilerGiveUpButNotDie() {
        String deep = "class A { int x = " + "(".repeat(200_000) + "1" + ")".repeat(200_000) + "; }";
        List<Response.Diagnostic> errors =
                Sources.compile(new SourceFile("A.java", deep)).errors();
        assertEquals(
                "the compiler gave up: the sources are nested too deeply",
                errors.get(0).message());
        assertEquals(List.of("Solver"), names(Sources.compile(new SourceFile("Solver.java", SOLVER))));
    }

    @Test
    void noSourcesAreAnError() {
        assertFalse(Sources.compile().errors().isEmpty());
    }

    @Test
    void aBrokenLibraryIsNamed(@TempDir Path folder) throws IOException {
        Path broken = Files.write(folder.resolve("broken.jar"), new byte[] {'P', 'K', 3, 4, 0});
        Response.Compiled compiled = Sources.compile(
                List.of(new SourceFile("A.java", "class A {}")),
                List.of(broken.toString(), folder.resolve("none.jar").toString()));
        assertEquals("", compiled.errors().get(0).path());
        assertTrue(compiled.errors().get(0).message().contains("broken.jar"), compiled.toString());
    }

    @Test
    void neitherPluginsNorProcessorsOfALibraryRun(@TempDir Path folder) throws IOException {
        Path proof = folder.resolve("proof");
        Path library = folder.resolve("plug-in.jar");
        jar(library, Sources.compile(new SourceFile("P.java", """
                package evil;
                import com.sun.source.util.*;
                public class P extends javax.annotation.processing.AbstractProcessor implements Plugin {
                    static { new java.io.File("%s").mkdir(); }
                    public String getName() { return "evil"; }
                    public void init(JavacTask task, String... args) {}
                    public boolean autoStart() { return true; }
                    public java.util.Set<String> getSupportedAnnotationTypes() { return java.util.Set.of("*"); }
                    public boolean process(java.util.Set<? extends javax.lang.model.element.TypeElement> a,
                            javax.annotation.processing.RoundEnvironment r) { return false; }
                }
                """.formatted(proof))));
        List<SourceFile> sources = List.of(new SourceFile("Solver.java", SOLVER));
        List<String> libraries = List.of(Child.pathOf(grundy.exercises.Move.class), library.toString());
        assertEquals(List.of("Solver"), names(Sources.compile(sources, libraries)));
        assertFalse(Files.exists(proof));
        // The same library does run where nothing stops it: so this test can fail.
        plainJavac(folder, library);
        assertTrue(Files.exists(proof));
    }

    private static void plainJavac(Path folder, Path library) throws IOException {
        Path source = Files.writeString(folder.resolve("A.java"), "class A {}");
        OutputStream silence = new ByteArrayOutputStream();
        javax.tools.ToolProvider.getSystemJavaCompiler()
                .run(null, silence, silence, "-proc:none", "-cp", library.toString(), source.toString());
    }

    private static void jar(Path path, Response.Compiled compiled) throws IOException {
        assertEquals(List.of(), compiled.errors());
        try (JarOutputStream jar = new JarOutputStream(Files.newOutputStream(path))) {
            for (Response.ClassFile classFile : compiled.classes()) {
                jar.putNextEntry(new JarEntry(classFile.name() + ".class"));
                jar.write(classFile.bytes());
            }
            for (String service : List.of("com.sun.source.util.Plugin", "javax.annotation.processing.Processor")) {
                jar.putNextEntry(new JarEntry("META-INF/services/" + service));
                jar.write("evil.P\n".getBytes(java.nio.charset.StandardCharsets.UTF_8));
            }
        }
    }

    private static List<String> names(Response.Compiled compiled) {
        assertEquals(List.of(), compiled.errors());
        return compiled.classes().stream().map(Response.ClassFile::name).toList();
    }
}
