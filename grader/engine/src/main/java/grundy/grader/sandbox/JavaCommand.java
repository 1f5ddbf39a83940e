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
            "-XX:+UseSerialGC",
            "-Xshare:auto",
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
            // Later versions take none anyway; Java 17 would take a solution's, and warns of it on standard error, the
            // wire.
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

    private JavaCommand() {}

    static List<String> of(Host host, ChildSpec spec, FileView view) {
        var command = new ArrayList<String>();
        command.add(host.java().toString());
        command.addAll(FLAGS);
        command.add("-Xmx" + spec.heapMebibytes() + "m");
        view.archive().ifPresent(archive -> command.add(flag(archive)));
        command.add("-cp");
        var classPath = new ArrayList<String>();
        for (Path library : spec.libraries()) {
            classPath.add(view.nameOf(library));
        }
        command.add(String.join(File.pathSeparator, classPath));
        command.add(spec.mainClass());
        return command;
    }

    private static String flag(ClassArchive archive) {
        return (archive.making() ? "-XX:ArchiveClassesAtExit=" : "-XX:SharedArchiveFile=") + FileView.nameOf(archive);
    }
}
