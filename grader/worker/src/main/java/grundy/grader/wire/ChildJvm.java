package grundy.grader.wire;

import java.util.List;

/**
 * How the virtual machines of the child processes are started: small, quick to start, and with nothing of their own on
 * standard error, which is the wire.
 *
 * <p>Start them with an empty environment but for {@code LC_ALL=C.UTF-8}: {@code JDK_JAVA_OPTIONS} makes the launcher
 * write to standard error, and without a UTF-8 locale paths outside ASCII cannot be opened. One thing remains: from Java
 * 24 on, code that loads a native library makes the virtual machine write a warning onto the wire, which the grader sees
 * as a broken child. The option against it slows every start, and no solution needs a native library.
 */
public final class ChildJvm {

    /** For the process that runs a solution: 256 MiB of heap. */
    public static final List<String> WORKER = List.of(
            // First: some of the others do not exist in every Java or on every system.
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-Xshare:auto",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-XX:-UseContainerSupport",
            "-Xms16m",
            "-Xmx256m",
            "-XX:MaxMetaspaceSize=64m",
            "-XX:CompressedClassSpaceSize=32m",
            "-XX:ReservedCodeCacheSize=32m",
            "-XX:MaxDirectMemorySize=32m",
            "-XX:+DisplayVMOutputToStdout",
            "-XX:-CreateCoredumpOnCrash",
            "-XX:ErrorFile=/dev/null",
            "-XX:+DisableAttachMechanism",
            "-Djava.awt.headless=true",
            "-Dfile.encoding=UTF-8",
            "-Duser.language=en",
            "-Duser.country=US",
            "-Duser.timezone=UTC",
            // Java 24 and later warn on standard error.
            "-Dsun.misc.unsafe.memory.access=allow");

    /** For the process that compiles: 192 MiB of heap, and more room for classes. */
    public static final List<String> COMPILER = List.of(
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-Xshare:auto",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-XX:-UsePerfData",
            "-XX:-UseContainerSupport",
            "-Xms32m",
            "-Xmx192m",
            "-XX:MaxMetaspaceSize=96m",
            "-XX:CompressedClassSpaceSize=32m",
            "-XX:ReservedCodeCacheSize=48m",
            "-XX:+DisplayVMOutputToStdout",
            "-XX:-CreateCoredumpOnCrash",
            "-XX:ErrorFile=/dev/null",
            "-XX:+DisableAttachMechanism",
            "-Djava.awt.headless=true",
            "-Dfile.encoding=UTF-8",
            "-Duser.language=en",
            "-Duser.country=US",
            "-Duser.timezone=UTC");

    private ChildJvm() {}
}
