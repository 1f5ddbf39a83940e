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
            assertGaveUp(
                    compile(child, "class A { int x = " + "(".repeat(300_000) + "1" + ")".repeat(300_000) + "; }"));
            // Each constant is twice as long as the one before: the last would have 2^30 characters.
            StringBuilder doubling = new StringBuilder("class A { static final String s0 = \"x\";\n");
            for (int i = 1; i <= 30; i++) {
                doubling.append("static final String s" + i + " = s" + (i - 1) + " + s" + (i - 1) + ";\n");
            }
            assertGaveUp(compile(child, doubling.append("}").toString()));
            assertEquals("B", compile(child, "class B {}").classes().get(0).name());
        }
    }

    private static void assertGaveUp(Response.Compiled compiled) {
        assertEquals(List.of(), compiled.classes());
        String message = compiled.errors().get(0).message();
        assertTrue(message.startsWith("the compiler gave up"), message);
    }

    private static Child ready() throws IOException {
        Child child = Child.start(CompilerMain.class);
        child.next(Response.Ready.class);
        return child;
    }

    private static Response.Compiled compile(Child child, String text) throws IOException {
        child.send(new Request.Compile(List.of(new Request.SourceFile("A.java", text)), List.of()));
        return child.next(Response.Compiled.class);
    }
}
