package grundy.grader.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A grader that has run as a process of its own, as instructors run it.
 *
 * @param status its exit status
 * @param out what it printed, errors and all
 * @param left the processes that it, or what it graded, has left
 */
record GraderProcess(int status, String out, List<String> left) {

    private static final long MINUTES = 8;

    /** As {@code UnprivilegedUser} lends them: so many for each grader, by its process's number. */
    private static final long FIRST_UID = 1_500_000_000;

    private static final long USERS = 128;

    /** Tenths of a second; what a sample leaves on purpose would stay for a minute. */
    private static final int PATIENCE = 100;

    /**
     * Grades a class and waits for the end.
     *
     * @param before a command that runs the rest of its arguments, or nothing
     * @param secret is in the grader's environment
     */
    static GraderProcess grade(HostileClass hostile, List<String> before, String secret, String... more)
            throws IOException, InterruptedException {
        var command = new ArrayList<>(before);
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + hostile.temporary(),
                "-Xmx512m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "grade",
                hostile.submissions().toString(),
                "--out",
                hostile.report().toString()));
        command.addAll(List.of(more));
        Path out = hostile.root().resolve("out.txt");
        var builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
        builder.environment().put("GRUNDY_TEST_SECRET", secret);
        Process process = builder.start();
        try {
            if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                throw new IllegalStateException("no end after " + MINUTES + " minutes: " + Files.readString(out));
            }
        } finally {
            process.destroyForcibly();
        }
        return new GraderProcess(
                process.exitValue(),
                Files.readString(out, StandardCharsets.UTF_8),
                left(process.pid(), hostile.root().toString()));
    }

    /** What does not go away. That which was killed a moment ago may still be on its way out. */
    private static List<String> left(long grader, String mark) throws IOException, InterruptedException {
        List<String> left = living(grader, mark);
        for (int i = 0; i < PATIENCE && !left.isEmpty(); i++) {
            Thread.sleep(100);
            left = living(grader, mark);
        }
        return left;
    }

    /** All that runs as a user whom that grader may have lent, or has our folder in its command line. */
    private static List<String> living(long grader, String mark) throws IOException {
        long first = FIRST_UID + grader * USERS;
        var living = new ArrayList<String>();
        try (Stream<Path> all = Files.list(Path.of("/proc"))) {
            for (Path process : (Iterable<Path>) all::iterator) {
                long user = userOf(process);
                String command = textOf(process.resolve("cmdline"));
                boolean ours = command.contains(mark) || (user >= first && user < first + USERS);
                if (ours && !isDead(process)) {
                    living.add(process.getFileName() + " of " + user + ": " + command.replace('\0', ' '));
                }
            }
        }
        return living;
    }

    /** Whether it is gone, or has ended and waits for somebody to ask for its exit status. */
    private static boolean isDead(Path process) {
        String status = textOf(process.resolve("stat"));
        return status.isEmpty() || status.substring(status.lastIndexOf(')') + 1).startsWith(" Z");
    }

    private static long userOf(Path process) {
        try {
            return ((Integer) Files.getAttribute(process, "unix:uid")).longValue();
        } catch (IOException e) {
            return -1;
        }
    }

    private static String textOf(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            return "";
        }
    }
}
