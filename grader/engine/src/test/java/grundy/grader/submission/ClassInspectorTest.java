package grundy.grader.submission;

import static grundy.grader.submission.Fixtures.compile;
import static grundy.grader.submission.Fixtures.problem;
import static grundy.grader.submission.Fixtures.source;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.submission.ClassSummary.Method;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

class ClassInspectorTest {
    private final ClassInspector on17 = new ClassInspector(17);

    private static byte[] classFile(String name, int version) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(version, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
        writer.visitEnd();
        return writer.toByteArray();
    }

    private ClassSummary only(Map<String, byte[]> classes) throws SubmissionException {
        List<ClassSummary> all = on17.inspect(classes).classes();
        assertEquals(1, all.size());
        return all.get(0);
    }

    @Test
    void aSummaryTellsWhatTheChoiceOfAProviderNeeds() throws Exception {
        ClassSummary solver = new ClassInspector(25)
                .inspect(compile(
                        source("course", "@Solves(\"nim\") public final class Solver implements HeapGameSolver")))
                .classes()
                .get(0);

        assertEquals("course.Solver", solver.name());
        assertTrue(solver.isPublic());
        assertFalse(solver.isAbstract());
        assertFalse(solver.isInterface());
        assertTrue(solver.isStatic());
        assertEquals(Optional.of("java.lang.Object"), solver.superName());
        assertEquals(List.of("grundy.exercises.HeapGameSolver"), solver.interfaces());
        assertEquals(Optional.of("nim"), solver.solves());
        assertTrue(solver.hasPublicNoArgConstructor());
        assertEquals(
                List.of(
                        new Method("<init>", "()V", true),
                        new Method("grundy", "(I)I", true),
                        new Method("winningMove", "(Ljava/util/List;)Ljava/util/Optional;", true)),
                solver.methods());
    }

    @ParameterizedTest
    @CsvSource({
        "public static class N {},true,true,true",
        "public class N {},true,true,false",
        "protected static class N {},false,true,true",
        "private class N {},false,true,false",
        "public interface N {},true,true,true",
    })
    void aNestedClassIsAsDeclaredNotAsItsFileSays(
            String declaration, boolean isPublic, boolean nested, boolean isStatic) throws Exception {
        Map<String, byte[]> classes = compile("public class Outer { " + declaration + " }");

        ClassSummary inner = new ClassInspector(25).inspect(classes).classes().get(1);

        assertEquals("Outer$N", inner.name());
        assertEquals("N", inner.simpleName());
        assertEquals(
                List.of(isPublic, nested, isStatic), List.of(inner.isPublic(), inner.isNested(), inner.isStatic()));
    }

    @Test
    void aClassFileNewerThanTheVirtualMachineNamesBothVersions() {
        assertEquals(
                "NOT_LOADABLE course/Solver: class file version 69 = Java 25; this grader runs Java 17;"
                        + " compile with --release 17",
                problem(() -> on17.inspect(Map.of("course/Solver", classFile("course/Solver", Opcodes.V25)))));
    }

    @Test
    void theVersionOfTheVirtualMachineItselfIsFineEvenWhereAsmKnowsNoSuchVersion() throws Exception {
        assertEquals(61, only(Map.of("A", classFile("A", Opcodes.V17))).majorVersion());

        byte[] java40 = classFile("A", Opcodes.V17);
        java40[7] = 84;
        ClassSummary summary =
                new ClassInspector(40).inspect(Map.of("A", java40)).classes().get(0);
        assertEquals(84, summary.majorVersion());
    }

    @Test
    void previewFeaturesAreSaidSo() {
        assertEquals(
                "NOT_LOADABLE A: class file version 61 = Java 17 with preview features, which this grader does not turn"
                        + " on; compile with --release 17 and without --enable-preview",
                problem(() -> on17.inspect(Map.of("A", classFile("A", Opcodes.V17 | Opcodes.V_PREVIEW)))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"java/util/X", "javax/X", "jdk/X", "sun/X", "grundy/exercises/Move", "grundy/X"})
    void aClassInAReservedPackageIsRejectedWhateverItsFileIsCalled(String name) {
        String dotted = name.replace('/', '.');
        assertEquals(
                "REJECTED harmless: " + dotted + " lies in the reserved package "
                        + dotted.substring(0, dotted.indexOf('.'))
                        + ".*; hand in your own classes only, in a package of your own",
                problem(() -> on17.inspect(Map.of("harmless", classFile(name, Opcodes.V17)))));
    }

    @Test
    void aPackageThatOnlyBeginsLikeAReservedOneIsFine() throws Exception {
        assertEquals(
                "grundyhomework.X",
                only(Map.of("x", classFile("grundyhomework/X", Opcodes.V17))).name());
    }

    @Test
    void aModuleTellsWhatItProvides() throws Exception {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_MODULE, "module-info", null, null, null);
        var module = writer.visitModule("homework", 0, null);
        module.visitRequire("java.base", Opcodes.ACC_MANDATED, null);
        module.visitRequire("grundy.exercises", 0, null);
        module.visitPackage("course");
        module.visitProvide("grundy/exercises/HeapGameSolver", "course/Solver");
        module.visitEnd();
        writer.visitEnd();

        ClassInspector.Inspected inspected = on17.inspect(
                Map.of("module-info", writer.toByteArray(), "course/Solver", classFile("course/Solver", Opcodes.V17)));

        assertEquals(
                List.of(new Registration("grundy.exercises.HeapGameSolver", "course.Solver", "module-info")),
                inspected.provided());
        assertEquals(
                List.of("course.Solver"),
                inspected.classes().stream().map(ClassSummary::name).toList());
    }

    @Test
    void aDamagedModuleDescriptorIsNamed() {
        assertEquals(
                "NOT_LOADABLE module-info: no class file, or a damaged one; compile it again",
                problem(() -> on17.inspect(Map.of("module-info", classFile("A", Opcodes.V17)))));
    }

    @Test
    void everyTruncationIsDamage() {
        byte[] whole = classFile("A", Opcodes.V17);
        for (int length = 0; length < whole.length; length++) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertEquals(
                    "NOT_LOADABLE A.class: no class file, or a damaged one; compile it again",
                    problem(() -> on17.summary("A.class", cut)));
        }
        byte[] longer = Arrays.copyOf(whole, whole.length + 1);
        assertEquals(
                "NOT_LOADABLE A.class: no class file, or a damaged one; compile it again",
                problem(() -> on17.summary("A.class", longer)));
    }

    @Test
    void anAttributeThatClaimsTwoGigabytesIsDamageNotAnErrorOfMemory() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "A", null, "java/lang/Object", null);
        writer.visitSource("A.java", null);
        byte[] bytes = writer.toByteArray();
        int length = bytes.length - 6; // the last attribute: name, length (4 bytes), value (2 bytes)
        bytes[length] = 0x7F;

        assertEquals(
                "NOT_LOADABLE A: no class file, or a damaged one; compile it again",
                problem(() -> on17.inspect(Map.of("A", bytes))));
    }

    @Test
    void aClassOrMethodWithoutANameIsDamage() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_ABSTRACT, "A", null, "java/lang/Object", null);
        writer.visitMethod(Opcodes.ACC_ABSTRACT, "m", "()V", null, null).visitEnd();
        byte[] bytes = writer.toByteArray();
        // From the end: class attributes (2), of the method: attributes (2), descriptor (2), name (2), flags (2);
        // methods (2), fields (2), interfaces (2), superclass (2), this class (2).
        for (int fromTheEnd : new int[] {20, 8, 6}) {
            byte[] damaged = bytes.clone();
            damaged[damaged.length - fromTheEnd] = 0;
            damaged[damaged.length - fromTheEnd + 1] = 0;
            assertEquals(
                    "NOT_LOADABLE A: no class file, or a damaged one; compile it again",
                    problem(() -> on17.inspect(Map.of("A", damaged))));
        }
    }

    @Test
    void annotationsNestedWithoutEndAreDamageNotAnErrorOfTheStack() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "A", null, "java/lang/Object", null);
        Deque<AnnotationVisitor> open = new ArrayDeque<>(List.of(writer.visitAnnotation("LX;", true)));
        for (int i = 0; i < 500_000; i++) {
            open.push(open.element().visitAnnotation("x", "LX;"));
        }
        open.forEach(AnnotationVisitor::visitEnd);
        writer.visitEnd();

        assertEquals(
                "NOT_LOADABLE A: no class file, or a damaged one; compile it again",
                problem(() -> on17.inspect(Map.of("A", writer.toByteArray()))));
    }
}
