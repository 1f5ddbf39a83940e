package grundy.grader.submission;

import grundy.grader.submission.SubmissionException.Problem;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** Reads class files as data; nothing is loaded. */
public final class ClassInspector {
    private static final int PARTS = ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES;
    private static final String MODULE = "module-info";
    /** Characters of a class's full name: a longer one fits into no jar once it is written in UTF-8. */
    private static final int LONGEST_NAME = 10_000;

    private final int javaFeature;

    /**
     * An inspector for one virtual machine.
     *
     * @param javaFeature the version that will load the classes, such as 17
     */
    public ClassInspector(int javaFeature) {
        if (javaFeature < 17) {
            throw new IllegalArgumentException("the grader needs Java 17, not " + javaFeature);
        }
        this.javaFeature = javaFeature;
    }

    /**
     * What compiled classes say of themselves.
     *
     * @param classes sorted by name
     * @param provided what a module descriptor among them registers
     */
    public record Inspected(List<ClassSummary> classes, List<Registration> provided) {
        public Inspected {
            classes = classes.stream()
                    .sorted(Comparator.comparing(ClassSummary::name, PathOrder.CODE_POINTS))
                    .toList();
            provided = List.copyOf(provided);
        }
    }

    /**
     * Inspects what a compiler made of sources.
     *
     * @param compiled the bytes of each class file, by a name such as {@code course/Solver}
     * @throws SubmissionException if a class is in a reserved package ({@link Problem#REJECTED}), or no virtual machine
     *     of this version could load it ({@link Problem#NOT_LOADABLE})
     */
    public Inspected inspect(Map<String, byte[]> compiled) throws SubmissionException {
        List<ClassSummary> classes = new ArrayList<>();
        List<Registration> provided = new ArrayList<>();
        Map<String, byte[]> sorted = new TreeMap<>(PathOrder.CODE_POINTS);
        sorted.putAll(compiled);
        for (Map.Entry<String, byte[]> one : sorted.entrySet()) {
            if (isModule(one.getKey())) {
                provided.addAll(provides(one.getKey(), one.getValue()));
            } else {
                classes.add(summary(one.getKey(), one.getValue()));
            }
        }
        return new Inspected(classes, provided);
    }

    /** Whether a class file of this path, with or without {@code .class}, describes a module. */
    static boolean isModule(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        return name.equals(MODULE) || name.equals(MODULE + ".class");
    }

    /** Reads one class file that is no module descriptor. */
    ClassSummary summary(String where, byte[] bytes) throws SubmissionException {
        ClassHeader.check(where, bytes, javaFeature);
        if (!ClassFileShape.isSound(bytes)) {
            throw ClassHeader.damaged(where);
        }
        ClassSummary summary;
        try {
            SummaryVisitor visitor = new SummaryVisitor(ClassHeader.majorVersion(bytes));
            new ClassReader(readableByAsm(bytes)).accept(visitor, PARTS);
            summary = visitor.summary();
        } catch (RuntimeException | StackOverflowError e) {
            // Wrong indices, or annotations nested without end: ASM has no exception of its own for either.
            throw ClassHeader.damaged(where);
        }
        if (summary.name().length() > LONGEST_NAME) {
            throw new SubmissionException(
                    Problem.NOT_LOADABLE,
                    Shown.of(where) + ": the name of a class has "
                            + summary.name().length() + " characters, the limit is " + LONGEST_NAME + "; shorten it");
        }
        ReservedPackages.check(summary.name(), where);
        return summary;
    }

    /** Reads what a module descriptor registers. */
    List<Registration> provides(String where, byte[] bytes) throws SubmissionException {
        ClassHeader.check(where, bytes, javaFeature);
        List<Registration> provided = new ArrayList<>();
        try {
            for (ModuleDescriptor.Provides one :
                    ModuleDescriptor.read(new ByteArrayInputStream(bytes)).provides()) {
                one.providers().forEach(p -> provided.add(new Registration(one.service(), p, where)));
            }
        } catch (IOException | RuntimeException e) {
            throw ClassHeader.damaged(where);
        }
        provided.sort(Comparator.comparing(Registration::spi, PathOrder.CODE_POINTS)
                .thenComparing(Registration::provider, PathOrder.CODE_POINTS));
        return provided;
    }

    /** ASM refuses versions newer than itself, though what is read here has stayed the same; ours was checked above. */
    private static byte[] readableByAsm(byte[] bytes) {
        byte[] copy = bytes.clone();
        copy[4] = 0;
        copy[5] = 0;
        copy[6] = 0;
        copy[7] = (byte) Math.min(ClassHeader.majorVersion(bytes), Opcodes.V17);
        return copy;
    }
}
