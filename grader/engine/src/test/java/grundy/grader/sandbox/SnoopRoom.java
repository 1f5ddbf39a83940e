package grundy.grader.sandbox;

import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Child processes that run a main class of these tests in one tier, and what is left of them. */
final class SnoopRoom implements AutoCloseable {

    private final Sandbox sandbox;
    private final Workspace workspace;
    private final Path folder;

    /** In the command line of every process of this room, and of no other test that runs at the same time. */
    private final String mark = "snoop-" + UUID.randomUUID();

    SnoopRoom(Tier tier) throws IOException {
        sandbox = new Sandbox(tier);
        workspace = Workspace.create(sandbox);
        folder = workspace.newFolder("room");
    }

    /** What came of each line, by the line. */
    record Results(Map<String, String> byLine) {

        /** What came of a line; the test fails where nothing did. */
        String get(String line) {
            String result = byLine.get(line);
            assertNotNull(result, () -> "nothing came of " + line + ": " + byLine);
            return result;
        }
    }

    /** A specification of a child that runs this class, which needs no other class but those of the wire. */
    ChildSpec spec(Class<?> main, Path... readable) throws IOException {
        Path jar = folder.resolve(mark + ".jar");
        if (!Files.exists(jar)) {
            String name = main.getName().replace('.', '/') + ".class";
            try (var zip = new ZipOutputStream(Files.newOutputStream(jar));
                    var in = main.getClassLoader().getResourceAsStream(name)) {
                assertNotNull(in, name);
                zip.putNextEntry(new ZipEntry(name));
                in.transferTo(zip);
            }
        }
        ChildLibraries libraries = ChildLibraries.in(folder);
        sandbox.share(folder);
        return new ChildSpec(
                main.getName(), List.of(jar, libraries.worker()), List.of(readable), 64, Optional.empty(), true);
    }

    Child start() throws IOException {
        return sandbox.start(spec(Snoop.class));
    }

    Sandbox sandbox() {
        return sandbox;
    }

    /** What came of each thing that the child was told to try. */
    Results attempt(String... lines) throws IOException {
        try (Child child = start()) {
            return attempt(child, lines);
        }
    }

    static Results attempt(Child child, String... lines) throws IOException {
        tell(child, lines);
        // Two hundred times a tenth of a second: none of this takes so long.
        for (int i = 0; i < 200 && resultsIn(child) < lines.length; i++) {
            child.output().awaitEnd(100);
        }
        var results = new LinkedHashMap<String, String>();
        child.output().text().lines().forEach(line -> {
            String[] parts = line.split(" -> ?", 2);
            results.put(parts[0], parts.length > 1 ? parts[1] : "");
        });
        return new Results(results);
    }

    /** Counted by their arrows: the virtual machine prints warnings of its own. */
    private static long resultsIn(Child child) {
        return child.output().text().lines().filter(l -> l.contains(" -> ")).count();
    }

    static void tell(Child child, String... lines) throws IOException {
        child.requests().write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        child.requests().flush();
    }

    /** The numbers of all living processes of this room. */
    List<String> living() throws IOException {
        var found = new ArrayList<String>();
        try (Stream<Path> all = Files.list(Path.of("/proc"))) {
            for (Path process : (Iterable<Path>) all::iterator) {
                if (Files.isDirectory(process) && commandOf(process).contains(mark)) {
                    found.add(process.getFileName().toString());
                }
            }
        }
        return found;
    }

    private static String commandOf(Path process) {
        try {
            return Files.readString(process.resolve("cmdline"), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }

    @Override
    public void close() {
        workspace.close();
    }
}
