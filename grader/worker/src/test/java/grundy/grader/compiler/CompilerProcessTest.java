package grundy.grader.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.wire.Child;
import grundy.grader.wire.Request;
import grundy.grader.wire.RequestLoop;
import grundy.grader.wire.Response;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A real compiler process that serves several submissions. */
class CompilerProcessTest {

    private static final List<String> OPTIONS = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx64m");

    @Test
    void servesOneSubmissionAfterAnother() throws Exception {
        try (Child child = ready()) {
            assertEquals("A", compile(child, "class A {}").classes().get(0).name());
            assertEquals(1, compile(child, "class A { int x = y; }").errors().size());
            assertEquals("B", compile(child, "class B {}").classes().get(0).name());
            child.closeRequests();
            assertEquals(RequestLoop.ENDED, child.exitStatus());
            assertEquals("", child.printed());
        }
    }

    @Test
    void outlivesSourcesThatExhaustIt() throws Exception {
        try (Child child = ready()) {
            // More memory and more stack than there is.
            StringBuilder terms = new StringBuilder("class A { String s = \"\"");
            terms.append(" + \"x\"".repeat(100_000)).append("; }");
            assertGaveUpOrCompiled(compile(child, terms.toString()));
            String arrays = "class A { int[] a = {" + "1, ".repeat(1_000_000) + "}; }";
            assertGaveUpOrCompiled(compile(child, arrays));
            assertEquals("B", compile(child, "class B {}").classes().get(0).name());
        }
    }

    private static void assertGaveUpOrCompiled(Response.Compiled compiled) {
        assertTrue(compiled.errors().isEmpty() != compiled.classes().isEmpty());
    }

    private static Child ready() throws IOException {
        Child child = Child.start(CompilerMain.class, OPTIONS);
        child.next(Response.Ready.class);
        return child;
    }

    private static Response.Compiled compile(Child child, String text) throws IOException {
        child.send(new Request.Compile(List.of(new Request.SourceFile("A.java", text)), List.of()));
        return child.next(Response.Compiled.class);
    }
}
