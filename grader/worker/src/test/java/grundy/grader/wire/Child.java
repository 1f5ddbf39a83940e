package grundy.grader.wire;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A child process of the tests, ended by {@link #close} at the latest. */
public final class Child implements AutoCloseable {

    /** Quick to start, short of memory, and silent on standard error, which is the wire. */
    private static final List<String> OPTIONS = List.of(
            "-XX:+IgnoreUnrecognizedVMOptions",
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmx256m",
            "-XX:+DisplayVMOutputToStdout",
            // Some solutions make it crash: its report would be left in the folder of the build.
            "-XX:ErrorFile=/dev/null",
            "-XX:-CreateCoredumpOnCrash",
            "-Dfile.encoding=UTF-8",
            "-Dsun.misc.unsafe.memory.access=allow");

    /** So that a test that would hang fails instead. */
    private static final long PATIENCE_SECONDS = 60;

    private final Process process;
    private final RequestWriter requests;
    private final ResponseReader responses;
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private final Thread drain;

    private Child(Process process) {
        this.process = process;
        this.requests = new RequestWriter(process.getOutputStream());
        this.responses = new ResponseReader(process.getErrorStream());
        this.drain = new Thread(this::drain);
        drain.setDaemon(true);
        drain.start();
        Thread watchdog = new Thread(this::watch);
        watchdog.setDaemon(true);
        watchdog.start();
    }

    public static Child start(Class<?> main) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(OPTIONS);
        command.add("-cp");
        command.add(pathOf(main) + File.pathSeparator + pathOf(grundy.exercises.Move.class));
        command.add(main.getName());
        return new Child(new ProcessBuilder(command).start());
    }

    /** Where a class was loaded from: a folder of classes or a jar. */
    public static String pathOf(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (java.net.URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    public void send(Request request) throws IOException {
        requests.send(request);
    }

    public Optional<Response> read() throws IOException {
        return responses.read();
    }

    /** The next response, which must be of that type. */
    public <T extends Response> T next(Class<T> type) throws IOException {
        Response response = read().orElseThrow(() -> new AssertionError("the child ended where " + type + " was due"));
        if (!type.isInstance(response)) {
            throw new AssertionError(response + " where " + type.getSimpleName() + " was due");
        }
        return type.cast(response);
    }

    public void closeRequests() throws IOException {
        process.getOutputStream().close();
    }

    /** Waits for the end of the process. */
    public int exitStatus() throws InterruptedException {
        return process.waitFor();
    }

    /** All that the child printed to standard output; waits for its end. */
    public String printed() throws InterruptedException {
        process.waitFor();
        drain.join();
        return printed.toString(StandardCharsets.UTF_8);
    }

    private void drain() {
        try {
            process.getInputStream().transferTo(printed);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void watch() {
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
        }
    }

    @Override
    public void close() {
        process.destroyForcibly().onExit().join();
    }
}
