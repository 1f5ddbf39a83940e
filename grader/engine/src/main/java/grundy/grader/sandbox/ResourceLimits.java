package grundy.grader.sandbox;

import java.util.ArrayList;
import java.util.List;

/**
 * What the system lets a child process have. All but the last bound each of its processes for itself; 0 leaves it to the system.
 *
 * @param openFiles at a time
 * @param fileBytes in one file
 * @param addressBytes address space, whether it is used or not
 * @param dataBytes memory that can be written to, beside the stack
 * @param stackBytes of the main thread
 * @param cpuSeconds time on a processor
 * @param processes processes and threads at a time. They are counted for the user as a whole, so that only a user of its own can
 *     be bounded
 */
public record ResourceLimits(
        int openFiles,
        long fileBytes,
        long addressBytes,
        long dataBytes,
        long stackBytes,
        long cpuSeconds,
        int processes) {

    private static final long MIB = 1 << 20;

    /** A Java virtual machine reserves far more address space than it uses, and bounds its heap by itself. */
    static final ResourceLimits OF_JAVA = new ResourceLimits(512, 64 * MIB, 6 * 1024 * MIB, 0, 0, 0, 512);

    /** A student's program: some virtual machines and interpreters reserve address space too. */
    public static final ResourceLimits OF_A_PROGRAM =
            new ResourceLimits(64, 16 * MIB, 4 * 1024 * MIB, 512 * MIB, 16 * MIB, 0, 64);

    /** A compiler for C++, which needs some 300 MiB for a source that includes all of the standard library. */
    public static final ResourceLimits OF_A_COMPILER =
            new ResourceLimits(256, 64 * MIB, 4 * 1024 * MIB, 1024 * MIB, 64 * MIB, 0, 64);

    /** These limits with another one on time on a processor. */
    public ResourceLimits withCpuSeconds(long seconds) {
        return new ResourceLimits(openFiles, fileBytes, addressBytes, dataBytes, stackBytes, seconds, processes);
    }

    /** As arguments of {@code prlimit}; no core is ever dumped. */
    List<String> arguments(boolean userOfItsOwn) {
        var arguments = new ArrayList<String>();
        add(arguments, "nofile", openFiles);
        add(arguments, "fsize", fileBytes);
        add(arguments, "as", addressBytes);
        add(arguments, "data", dataBytes);
        add(arguments, "stack", stackBytes);
        add(arguments, "cpu", cpuSeconds);
        add(arguments, "nproc", userOfItsOwn ? processes : 0);
        arguments.add("--core=0:0");
        return arguments;
    }

    private static void add(List<String> arguments, String name, long limit) {
        if (limit > 0) {
            arguments.add("--" + name + "=" + limit + ":" + limit);
        }
    }
}
