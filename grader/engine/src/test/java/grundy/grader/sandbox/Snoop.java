package grundy.grader.sandbox;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/**
 * Runs as a child process, and tries what it is told to, a line each on standard input; tells on standard output what came of
 * it. It stands alone: the child has no other class of ours.
 */
public final class Snoop {

    private Snoop() {}

    public static void main(String[] arguments) throws Exception {
        if (arguments.length > 0) {
            Thread.sleep(60_000);
            return;
        }
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] words = line.split(" ", 2);
            String result;
            try {
                result = attempt(words[0], words.length > 1 ? words[1] : "");
            } catch (Exception | Error e) {
                result = e.getClass().getSimpleName() + ": " + e.getMessage();
            }
            System.out.println(line + " -> " + result.strip().replace('\n', '|'));
        }
        System.out.flush();
        // As a worker does: at once.
        Runtime.getRuntime().halt(0);
    }

    private static String attempt(String what, String with) throws Exception {
        return switch (what) {
            case "environment" -> new TreeMap<>(System.getenv()).toString();
            case "folder" -> Path.of("").toAbsolutePath().toString();
            case "list" -> list(with);
            case "read" -> read(with);
            case "write" -> write(with);
            case "fill" -> fill(Path.of(with));
            case "connect" -> connect(Integer.parseInt(with));
            case "end" ->
                String.valueOf(
                        ProcessHandle.of(Long.parseLong(with)).orElseThrow().destroyForcibly());
            case "threads" -> threads(Integer.parseInt(with));
            case "print" -> print(Integer.parseInt(with));
            case "start" -> start(with);
            default -> "what?";
        };
    }

    private static String list(String folder) throws IOException {
        String[] names = new File(folder).list();
        if (names == null) {
            return "no folder";
        }
        Arrays.sort(names);
        return String.join(" ", names);
    }

    private static String read(String file) throws IOException {
        try (var in = Files.newInputStream(Path.of(file))) {
            return new String(in.readNBytes(4096), StandardCharsets.UTF_8).replace('\0', '|');
        }
    }

    private static String write(String file) throws IOException {
        Files.writeString(Path.of(file), "x");
        Files.delete(Path.of(file));
        return "done";
    }

    /** Writes up to 200 MiB, and tells how many were taken. */
    private static String fill(Path file) throws IOException {
        byte[] mebibyte = new byte[1 << 20];
        int written = 0;
        try (OutputStream out = Files.newOutputStream(file)) {
            for (; written < 200; written++) {
                out.write(mebibyte);
            }
        } catch (IOException e) {
            return written + " MiB";
        } finally {
            Files.deleteIfExists(file);
        }
        return written + " MiB";
    }

    private static String connect(int port) throws IOException {
        try (var socket = new Socket()) {
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 2_000);
            return "done";
        }
    }

    private static String threads(int most) {
        List<Thread> started = new ArrayList<>();
        try {
            while (started.size() < most) {
                var thread = new Thread(Snoop::sleep);
                thread.setDaemon(true);
                thread.start();
                started.add(thread);
            }
        } catch (OutOfMemoryError e) {
            return "no more";
        } finally {
            started.forEach(Thread::interrupt);
        }
        return "all";
    }

    private static void sleep() {
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException e) {
            // That will do.
        }
    }

    private static String print(int mebibytes) {
        byte[] mebibyte = "0123456789abcdef".repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < mebibytes; i++) {
            System.out.write(mebibyte, 0, mebibyte.length);
        }
        System.out.flush();
        return "done";
    }

    /** Starts a process like this one, which sleeps and keeps our streams open; by a program that ends, if one is named. */
    private static String start(String wrapper) throws Exception {
        List<String> command = new ArrayList<>(wrapper.isEmpty() ? List.of() : List.of(wrapper.split(" ")));
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx16m",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Snoop.class.getName(),
                "sleep"));
        Process process = new ProcessBuilder(command).inheritIO().start();
        if (!wrapper.isEmpty()) {
            process.waitFor();
        }
        return "" + process.pid();
    }
}
