package grundy.grader.compiler;

import grundy.grader.wire.Limits;
import grundy.grader.wire.Response;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.Set;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/** What the compiler may read, and where it writes: classes to memory, never to a disk. */
final class MemoryFiles extends ForwardingJavaFileManager<StandardJavaFileManager> {

    private final List<Output> outputs = new ArrayList<>();
    private int room = Limits.FRAME;

    private final PlatformFiles platform;

    MemoryFiles(StandardJavaFileManager standard, PlatformFiles platform) {
        super(standard);
        this.platform = platform;
    }

    /** Java's own classes are looked up once. */
    @Override
    public Iterable<JavaFileObject> list(
            Location location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) throws IOException {
        return PlatformFiles.isJava(location)
                ? platform.list(fileManager, location, packageName, kinds, recurse)
                : super.list(location, packageName, kinds, recurse);
    }

    /** Sets where classes are looked up: nowhere but in the JDK and the libraries. */
    void use(List<String> libraries, boolean asModules) throws IOException {
        List<File> files = new ArrayList<>(libraries.size());
        for (String library : libraries) {
            files.add(new File(library));
        }
        fileManager.setLocation(StandardLocation.CLASS_PATH, asModules ? List.of() : files);
        if (asModules) {
            fileManager.setLocation(StandardLocation.MODULE_PATH, files);
        }
        fileManager.setLocation(StandardLocation.SOURCE_PATH, List.of());
        fileManager.setLocation(StandardLocation.ANNOTATION_PROCESSOR_PATH, List.of());
    }

    List<Response.ClassFile> classes() {
        List<Response.ClassFile> classes = new ArrayList<>(outputs.size());
        for (Output output : outputs) {
            classes.add(new Response.ClassFile(output.className, output.bytes.toByteArray()));
        }
        return classes;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(
            Location location, String className, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
        Output output = new Output(className.replace('.', '/'), kind);
        outputs.add(output);
        return output;
    }

    /** No code from a submission's class path runs in this process, whatever the compiler asks for. */
    @Override
    public ClassLoader getClassLoader(Location location) {
        return ClassLoader.getPlatformClassLoader();
    }

    @Override
    public <S> ServiceLoader<S> getServiceLoader(Location location, Class<S> service) {
        return ServiceLoader.load(service, ClassLoader.getPlatformClassLoader());
    }

    @Override
    public boolean isSameFile(FileObject a, FileObject b) {
        return a.toUri().equals(b.toUri());
    }

    /** The sources of the submission are where a module's sources should be, whatever their paths say. */
    @Override
    public boolean contains(Location location, FileObject file) throws IOException {
        return file instanceof Source
                ? location == StandardLocation.SOURCE_PATH
                : !(file instanceof Output) && super.contains(location, file);
    }

    @Override
    public @Nullable String inferBinaryName(Location location, JavaFileObject file) {
        if (file instanceof PlatformFiles.JavaClass ofJava) {
            return ofJava.name();
        }
        return file instanceof SimpleJavaFileObject ? null : super.inferBinaryName(location, file);
    }

    /** One class file. */
    private final class Output extends SimpleJavaFileObject {

        private final String className;
        private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Output(String className, Kind kind) {
            super(URI.create("memory:/classes/" + outputs.size()), kind);
            this.className = className;
        }

        @Override
        public OutputStream openOutputStream() {
            return new Bounded(bytes);
        }
    }

    /** Refuses to write more than one response can hold. */
    private final class Bounded extends FilterOutputStream {

        Bounded(OutputStream out) {
            super(out);
        }

        @Override
        public void write(int oneByte) throws IOException {
            take(1);
            out.write(oneByte);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) throws IOException {
            take(length);
            out.write(bytes, offset, length);
        }

        private void take(int length) throws IOException {
            if (length > room) {
                throw new IOException("all classes together are larger than " + Limits.FRAME + " bytes");
            }
            room -= length;
        }
    }
}
