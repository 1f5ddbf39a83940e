package grundy.grader.submission;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Collects a {@link ClassSummary} from one pass over a class file. */
final class SummaryVisitor extends ClassVisitor {
    private static final String SOLVES = "Lgrundy/exercises/Solves;";

    private final int majorVersion;
    private final List<String> interfaces = new ArrayList<>();
    private final List<ClassSummary.Method> methods = new ArrayList<>();
    private String internalName = "";
    private int access;
    private boolean nested;
    private @Nullable String superName;
    private @Nullable String solves;

    SummaryVisitor(int majorVersion) {
        super(Opcodes.ASM9);
        this.majorVersion = majorVersion;
    }

    ClassSummary summary() {
        return new ClassSummary(
                binary(internalName),
                is(Opcodes.ACC_PUBLIC),
                is(Opcodes.ACC_ABSTRACT),
                is(Opcodes.ACC_INTERFACE),
                nested,
                !nested || is(Opcodes.ACC_STATIC),
                Optional.ofNullable(superName),
                interfaces,
                methods,
                Optional.ofNullable(solves),
                majorVersion);
    }

    @Override
    public void visit(
            int version,
            int flags,
            String name,
            @Nullable String signature,
            @Nullable String parent,
            String @Nullable [] implemented) {
        internalName = name;
        access = flags;
        superName = parent == null ? null : binary(parent);
        for (String one : implemented == null ? new String[0] : implemented) {
            interfaces.add(binary(one));
        }
    }

    @Override
    public void visitInnerClass(String name, @Nullable String outer, @Nullable String inner, int flags) {
        if (name.equals(internalName)) {
            nested = true;
            access = flags; // the class file's own flags know neither static, private nor protected
        }
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
            int flags, String name, String descriptor, @Nullable String signature, String @Nullable [] exceptions) {
        if ((flags & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE)) == 0) {
            methods.add(new ClassSummary.Method(present(name), present(descriptor), (flags & Opcodes.ACC_PUBLIC) != 0));
        }
        return null;
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        if (!visible || !descriptor.equals(SOLVES)) {
            return null;
        }
        return new AnnotationVisitor(Opcodes.ASM9) {
            @Override
            public void visit(@Nullable String name, Object value) {
                if ("value".equals(name) && value instanceof String id) {
                    solves = id;
                }
            }
        };
    }

    private boolean is(int flag) {
        return (access & flag) != 0;
    }

    private static String binary(@Nullable String internal) {
        return present(internal).replace('/', '.');
    }

    /** A class file may refer to place 0 of its constants, which ASM hands on as null. */
    private static String present(@Nullable String constant) {
        if (constant == null) {
            throw new IllegalArgumentException("a name is missing");
        }
        return constant;
    }
}
