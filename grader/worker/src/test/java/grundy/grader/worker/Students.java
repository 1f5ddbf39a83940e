package grundy.grader.worker;

import grundy.grader.compiler.Sources;
import grundy.grader.wire.Child;
import grundy.grader.wire.Request;
import grundy.grader.wire.Response;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The solutions under {@code students}, compiled into a folder, and worker processes that load them. */
final class Students {

    private static final String SPI = "grundy.exercises.HeapGameSolver";

    final Path classes;
    private final Path folder;

    Students(Path folder) throws IOException, URISyntaxException {
        this.folder = folder;
        this.classes = folder.resolve("all classes");
        Sources.compile(Path.of(Students.class.getResource("/students").toURI()), classes);
    }

    /** A folder that registers that class, and nothing else. */
    Path registration(String text) throws IOException {
        return registration(SPI, text);
    }

    private Path registration(String spi, String text) throws IOException {
        Path root = Files.createTempDirectory(folder, "registered ");
        Path services = Files.createDirectories(root.resolve("META-INF/services"));
        Files.writeString(services.resolve(spi), text);
        return root;
    }

    Request.Load load(String provider, Path... more) throws IOException {
        return loadAs(SPI, provider, more);
    }

    /** The same for another interface. */
    Request.Load loadAs(String spi, String provider, Path... more) throws IOException {
        List<String> classPath = new ArrayList<>();
        classPath.add(
                registration(spi, "# the solution\n\n" + provider + " # here\n").toString());
        for (Path path : more) {
            classPath.add(path.toString());
        }
        classPath.add(classes.toString());
        return new Request.Load(spi, classPath);
    }

    static Child ready() throws IOException {
        Child child = Child.start(WorkerMain.class);
        child.next(Response.Ready.class);
        return child;
    }

    Child loaded(String provider) throws IOException {
        Child child = ready();
        child.send(load(provider));
        child.next(Response.Loaded.class);
        return child;
    }

    String refusal(Request.Load load) throws IOException, InterruptedException {
        try (Child child = ready()) {
            child.send(load);
            return child.next(Response.NotLoaded.class).message();
        }
    }

    static Request.Call grundy(int heap) {
        return new Request.Call("grundy", List.of(heap));
    }

    static Request.Call move(Integer... heaps) {
        return new Request.Call("winningMove", List.of(List.of(heaps)));
    }

    static Request.Ask ask(Request.Call... calls) {
        return new Request.Ask(List.of(calls));
    }
}
