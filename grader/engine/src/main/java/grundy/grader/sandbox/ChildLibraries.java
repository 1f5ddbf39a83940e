package grundy.grader.sandbox;

import grundy.exercises.HeapGameSolver;
import grundy.grader.wire.Request;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * The two jars that child processes need, and what makes their start quicker. The jars are cut out of whatever we run from
 * ourselves (one jar, or folders of classes), so that a child never sees the rest of the grader.
 *
 * @param worker the wire, the worker and the compiler
 * @param exercises the interfaces that a solution implements, as a module named {@code grundy.exercises}
 * @param workerArchive for the process that runs a solution
 * @param compilerArchive for the process that compiles
 */
public record ChildLibraries(
        Path worker, Path exercises, Optional<ClassArchive> workerArchive, Optional<ClassArchive> compilerArchive) {

    /** Fixed, so that a class-data archive that was made for these jars stays valid. */
    private static final FileTime TIME = FileTime.fromMillis(1_767_225_600_000L);

    private static final String WORKER_ARCHIVE = "worker.jsa";
    private static final String COMPILER_ARCHIVE = "compiler.jsa";
    private static final Duration DUMP_TIME = Duration.ofSeconds(60);

    /**
     * Writes the jars into a folder, or takes those that are there, and class-data archives too where there are any.
     *
     * @throws IOException if they cannot be written
     */
    public static ChildLibraries in(Path folder) throws IOException {
        var libraries = new ChildLibraries(
                folder.resolve("grundy-worker.jar"),
                folder.resolve("grundy-exercises.jar"),
                archive(folder, WORKER_ARCHIVE),
                archive(folder, COMPILER_ARCHIVE));
        if (!Files.exists(libraries.worker)) {
            write(
                    libraries.worker,
                    Request.class,
                    "",
                    List.of("grundy/grader/wire/", "grundy/grader/worker/", "grundy/grader/compiler/"));
        }
        if (!Files.exists(libraries.exercises)) {
            writeExercises(libraries.exercises);
        }
        return libraries;
    }

    /**
     * Writes the jar of the interfaces that a solution implements: all that a student's project needs of us.
     *
     * @throws IOException if it cannot be written
     */
    public static void writeExercises(Path jar) throws IOException {
        write(jar, HeapGameSolver.class, "Automatic-Module-Name: grundy.exercises\n", List.of("grundy/exercises/"));
    }

    /** The same jars, for processes that write their class-data archives into a folder when they end. */
    public ChildLibraries archivingInto(Path folder) {
        return new ChildLibraries(
                worker,
                exercises,
                Optional.of(new ClassArchive(folder.resolve(WORKER_ARCHIVE), ClassArchive.Use.LIST)),
                Optional.of(new ClassArchive(folder.resolve(COMPILER_ARCHIVE), ClassArchive.Use.WRITE_AT_END)));
    }

    /**
     * Writes the archive of the worker, once a worker has listed its classes.
     *
     * @param heapMebibytes the largest Java heap of the workers that will start from it, in MiB
     * @throws IOException if that fails
     */
    public void dumpWorkerArchive(Sandbox sandbox, int heapMebibytes) throws IOException {
        ClassArchive listed = workerArchive.orElseThrow();
        if (!Files.exists(listed.list())) {
            return; // this way to start processes uses no archives
        }
        var names = new ArrayList<String>();
        Path ofJava = Path.of(System.getProperty("java.home"), "lib", "classlist");
        if (Files.exists(ofJava)) {
            names.addAll(Files.readAllLines(ofJava));
        }
        names.addAll(Files.readAllLines(listed.list()));
        Files.write(listed.list(), names);
        var dump = new ClassArchive(listed.file(), ClassArchive.Use.DUMP);
        var spec = new ChildSpec("", List.of(worker, exercises), List.of(), heapMebibytes, Optional.of(dump), true);
        try (Child child = sandbox.start(spec)) {
            child.awaitEnd(DUMP_TIME);
        }
    }

    private static Optional<ClassArchive> archive(Path folder, String name) {
        Path file = folder.resolve(name);
        return Files.exists(file) ? Optional.of(new ClassArchive(file, ClassArchive.Use.READ)) : Optional.empty();
    }

    private static void write(Path jar, Class<?> example, String attributes, List<String> folders) throws IOException {
        var entries = new TreeMap<String, byte[]>();
        Path home = homeOf(example);
        if (Files.isDirectory(home)) {
            for (String folder : folders) {
                readFolder(home, folder, entries);
            }
        } else {
            readJar(home, folders, entries);
        }
        try (var zip = new ZipOutputStream(Files.newOutputStream(jar))) {
            byte[] manifest = ("Manifest-Version: 1.0\n" + attributes + "\n").getBytes(StandardCharsets.UTF_8);
            store(zip, JarFile.MANIFEST_NAME, manifest);
            for (var entry : entries.entrySet()) {
                store(zip, entry.getKey(), entry.getValue());
            }
        }
        Files.setLastModifiedTime(jar, TIME);
    }

    private static Path homeOf(Class<?> example) throws IOException {
        try {
            return Path.of(
                    example.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IOException("cannot tell where " + example.getName() + " was loaded from", e);
        }
    }

    private static void readFolder(Path home, String folder, TreeMap<String, byte[]> entries) throws IOException {
        if (!Files.isDirectory(home.resolve(folder))) {
            return;
        }
        try (Stream<Path> files = Files.walk(home.resolve(folder))) {
            for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                entries.put(home.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
    }

    private static void readJar(Path jar, List<String> folders, TreeMap<String, byte[]> entries) throws IOException {
        try (var zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : (Iterable<ZipEntry>) zip.stream().map(ZipEntry.class::cast)::iterator) {
                if (!entry.isDirectory() && folders.stream().anyMatch(entry.getName()::startsWith)) {
                    entries.put(entry.getName(), zip.getInputStream(entry).readAllBytes());
                }
            }
        }
    }

    /** Stored, not compressed: a child that starts a thousand times need not unpack it as often. */
    private static void store(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        var entry = new ZipEntry(name);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(bytes.length);
        entry.setLastModifiedTime(TIME);
        var crc = new CRC32();
        crc.update(bytes);
        entry.setCrc(crc.getValue());
        zip.putNextEntry(entry);
        zip.write(bytes);
        zip.closeEntry();
    }
}
