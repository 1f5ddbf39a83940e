package grundy.grader.compiler;

import grundy.grader.wire.Child;
import grundy.grader.wire.Request;
import grundy.grader.wire.Response;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Compiles sources of the tests in this process, as the compiler process would. */
public final class Sources {

    private static final PlatformFiles PLATFORM = new PlatformFiles();

    private Sources() {}

    public static Response.Compiled compile(Request.SourceFile... files) {
        return compile(List.of(files), List.of(Child.pathOf(grundy.exercises.Move.class)));
    }

    public static Response.Compiled compile(List<Request.SourceFile> files, List<String> libraries) {
        return Compilation.of(ToolProvider.getSystemJavaCompiler(), PLATFORM, new Request.Compile(files, libraries));
    }

    /** Compiles all {@code .java} files of a folder into another folder. */
    public static void compile(Path from, Path to) throws IOException {
        List<Request.SourceFile> files = new ArrayList<>();
        try (Stream<Path> found = Files.list(from)) {
            for (Path file : found.sorted().toList()) {
                files.add(new Request.SourceFile(file.getFileName().toString(), Files.readString(file)));
            }
        }
        write(compile(files.toArray(new Request.SourceFile[0])), to);
    }

    public static void write(Response.Compiled compiled, Path to) throws IOException {
        if (!compiled.errors().isEmpty()) {
            throw new AssertionError(compiled.errors());
        }
        for (Response.ClassFile classFile : compiled.classes()) {
            Path path = to.resolve(classFile.name() + ".class");
            Files.createDirectories(path.getParent());
            Files.write(path, classFile.bytes());
        }
    }
}
