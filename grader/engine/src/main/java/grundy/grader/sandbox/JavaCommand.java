package grundy.grader.sandbox;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command line of a child's Java virtual machine. */
final class JavaCommand {

    /** Quick to start, bounded in every kind of memory that the virtual machine manages, and silent in accidents. */
    private static final List<String> FLAGS = List.of(
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-XX:TieredStopAtLevel=1",
            "-Xshare:auto",
            // Archives lie where they were made for. Java would move them, which touches every page: ADR 11.
            "-XX:+UnlockDiagnosticVMOptions",
            "-XX:ArchiveRelocationMode=0",
            "-XX:-UsePerfData",
            "-XX:-UseContainerSupport",
            "-XX:ReservedCodeCacheSize=32m",
            "-XX:CompressedClassSpaceSize=64m",
            "-XX:MaxMetaspaceSize=128m",
            "-XX:MaxDirectMemorySize=32m",
            "-XX:-CreateCoredumpOnCrash",
            "-XX:ErrorFile=" + File.separator + "dev" + File.separator + "null",
            "-XX:+DisplayVMOutputToStdout",
            "-XX:+DisableAttachMechanism",
            // Java 17 would take a solution's, and warn of it on standard error, which is the wire.
            "-Djava.security.manager=disallow",
            "-Dfile.encoding=UTF-8",
            "-Dstdout.encoding=UTF-8",
            "-Duser.language=en",
            "-Duser.country=US",
            "-Duser.timezone=UTC",
            // Java 24 and later warn on standard error, which is the wire.
            "-Dsun.misc.unsafe.memory.access=allow",
            // Of an archive that does not fit, for example.
            "-Xlog:disable",
            "-Djava.awt.headless=true");

    /** What a long run wants: the least overhead. */
    private static final List<String> LONG_RUN = List.of("-XX:+UseSerialGC");

    /** The one collector that starts, on Java 17 too, from objects that are in a class-data archive: ADR 11. */
    private static final List<String> SHORT_RUN =
            List.of("-XX:+UseG1GC", "-XX:ParallelGCThreads=1", "-XX:ConcGCThreads=1");

    private JavaCommand() {}

    static List<String> of(Host host, ChildSpec spec, FileView view) {
        var command = new ArrayList<String>();
        command.add(host.java().toString());
        command.addAll(FLAGS);
        command.addAll(spec.isShort() ? SHORT_RUN : LONG_RUN);
        command.add("-Xmx" + spec.heapMebibytes() + "m");
        view.archive().ifPresent(archive -> command.addAll(flags(archive)));
        command.add("-cp");
        var classPath = new ArrayList<String>();
        for (Path library : spec.libraries()) {
            classPath.add(view.nameOf(library));
        }
        command.add(String.join(File.pathSeparator, classPath));
        command.add(spec.mainClass());
        return command;
    }

    private static List<String> flags(ClassArchive archive) {
        String name = FileView.nameOf(archive);
        String list = ClassArchive.listOf(name);
        return switch (archive.use()) {
            case READ -> List.of("-XX:SharedArchiveFile=" + name);
            case WRITE_AT_END -> List.of("-XX:ArchiveClassesAtExit=" + name);
            case LIST -> List.of("-XX:DumpLoadedClassList=" + list);
            case DUMP -> List.of("-Xshare:dump", "-XX:SharedClassListFile=" + list, "-XX:SharedArchiveFile=" + name);
        };
    }
}
