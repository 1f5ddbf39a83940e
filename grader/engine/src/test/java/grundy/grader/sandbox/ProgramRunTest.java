package grundy.grader.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import grundy.grader.sandbox.ProgramEnd.How;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Programs in each tier: how they end, what they see, and that nothing of them is left. All that they try is bounded. */
class ProgramRunTest {

    private static final Duration LONG = ProgramRoom.LONG;
    private static final Duration SHORT = Duration.ofMillis(700);

    private static void assertExit(int status, ProgramEnd end) {
        assertEquals(new How.Exited(status), end.how(), () -> end.err().text());
    }

    private static Set<String> words(ProgramEnd end) {
        return new TreeSet<>(List.of(end.out().text().strip().split("\\s+")));
    }

    private static List<String> living(String mark) throws IOException {
        var found = new ArrayList<String>();
        try (Stream<Path> all = Files.list(Path.of("/proc"))) {
            for (Path process : (Iterable<Path>) all::iterator) {
                try {
                    String command = Files.readString(process.resolve("cmdline"), StandardCharsets.ISO_8859_1);
                    if (command.contains(mark)) {
                        found.add(process.getFileName().toString());
                    }
                } catch (IOException e) {
                    // No process, or none any more.
                }
            }
        }
        return found;
    }

    private static void assertGone(String mark) throws Exception {
        // The kernel takes a moment to bury a killed process.
        for (int i = 0; i < 100 && !living(mark).isEmpty(); i++) {
            Thread.sleep(50);
        }
        assertEquals(List.of(), living(mark));
    }

    @ParameterizedTest
    @EnumSource
    void inputOutputErrorsAndStatusComeThrough(TierKind kind) throws Exception {
        try (var room = new ProgramRoom(kind)) {
            ProgramEnd end = room.run(LONG, Optional.empty(), "2\n4 4\n", "/bin/sh", "-c", "cat; echo e >&2; exit 7");
            assertExit(7, end);
            assertEquals("2\n4 4\n", end.out().text());
            assertEquals("e\n", end.err().text());
            assertEquals(2, end.err().totalBytes());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSignalIsToldByTheStatus(TierKind kind) throws Exception {
        try (var room = new ProgramRoom(kind)) {
            assertExit(128 + 11, room.shell("kill -SEGV $$"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aProgramThatReadsNothingIsNoTrouble(TierKind kind) throws Exception {
        try (var room = new ProgramRoom(kind)) {
            assertExit(0, room.run(LONG, Optional.empty(), "x".repeat(10_000), "/bin/sh", "-c", "exec 0<&-"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void endlessProgramIsKilledWithAllThatItStarted(TierKind kind) throws Exception {
        String mark = "endless-" + UUID.randomUUID();
        try (var room = new ProgramRoom(kind)) {
            ProgramEnd end = room.shell(SHORT, "sh -c 'sleep 60; :' " + mark + " & sh -c 'sleep 60; :' " + mark, mark);
            assertEquals(new How.TimedOut(SHORT), end.how());
            assertGone(mark);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"BUBBLEWRAP_WITH_LENT_USER", "BUBBLEWRAP", "UNPRIVILEGED_USER"})
    void whatAProgramLeavesBehindIsEndedAndHoldsNobodyUp(TierKind kind) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/setsid")), "setsid is not installed");
        String mark = "left-" + UUID.randomUUID();
        try (var room = new ProgramRoom(kind)) {
            assertExit(0, room.shell("setsid sh -c 'sleep 60; :' " + mark + " & echo second"));
            assertGone(mark);
        }
    }

    @ParameterizedTest
    @EnumSource
    void floodIsCutAndItsBeginningKept(TierKind kind) throws Exception {
        try (var room = new ProgramRoom(kind)) {
            for (String stream : List.of("1", "2")) {
                ProgramEnd end = room.shell("exec head -c 100000000 /dev/zero >&" + stream);
                assertEquals(new How.Flooded(1 << 20), end.how());
                var flooded = stream.equals("1") ? end.out() : end.err();
                assertEquals(64 << 10, flooded.text().length());
                // What was in the pipe when it was ended
                assertTrue(flooded.totalBytes() < 4 << 20, () -> flooded.totalBytes() + " bytes");
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void memoryIsBounded(TierKind kind) throws Exception {
        try (var room = new ProgramRoom(kind)) {
            assumeTrue(kind.tier().limited(), "prlimit is not installed");
            assertExit(1, room.shell("exec dd if=/dev/zero of=/dev/null bs=600M count=1"));
            assertExit(0, room.shell("exec dd if=/dev/zero of=/dev/null bs=100M count=1"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void timeOnAProcessorAndFilesAreBounded(TierKind kind) throws Exception {
        try (var room = new ProgramRoom(kind)) {
            assumeTrue(kind.tier().limited(), "prlimit is not installed");
            String limits = room.shell("ulimit -f; ulimit -n; ulimit -c; ulimit -Hf")
                    .out()
                    .text();
            // Blocks of 512 bytes
            assertEquals("32768\n64\n0\n32768\n", limits);
            var spec = new ProgramSpec(
                    List.of("/bin/sh", "-c", "while :; do :; done"),
                    room.root(),
                    "source",
                    Optional.empty(),
                    Map.of(),
                    "",
                    ResourceLimits.OF_A_PROGRAM.withCpuSeconds(1),
                    LONG);
            // SIGXCPU, or SIGKILL where the hard limit is met at the same moment
            assertTrue(Set.of(new How.Exited(152), new How.Exited(137))
                    .contains(room.sandbox().run(spec).how()));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"BUBBLEWRAP_WITH_LENT_USER", "UNPRIVILEGED_USER"})
    void processesAreBoundedWhereAUserIsLent(TierKind kind) throws Exception {
        try (var room = new ProgramRoom(kind)) {
            assumeTrue(kind.tier().limited(), "prlimit is not installed");
            ProgramEnd end = room.shell("i=0; while [ $i -lt 100 ]; do sleep 3 & i=$((i+1)); done; echo all");
            assertFalse(end.out().text().contains("all"), "a hundred processes were started");
            assertTrue(end.err().text().contains("fork"), () -> end.err().text());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"BUBBLEWRAP_WITH_LENT_USER", "BUBBLEWRAP"})
    void bubblewrapShowsProgramsAndTheSubmissionAndNothingElse(TierKind kind) throws Exception {
        try (var room = new ProgramRoom(kind)) {
            var known = new TreeSet<>(
                    List.of("bin", "dev", "etc", "lib", "lib32", "lib64", "proc", "solution", "tmp", "usr"));
            known.addAll(javaRoots());
            Set<String> root = words(room.shell("ls /"));
            assertTrue(known.containsAll(root), root::toString);
            Set<String> etc = words(room.shell("ls /etc"));
            etc.removeIf(name -> name.startsWith("java-"));
            etc.removeAll(Set.of("alternatives", "ld.so.cache"));
            assertEquals(Set.of(), etc);
            assertEquals(Set.of("made", "source"), words(room.shell("ls /solution")));
            assertEquals("/solution/source\n", room.shell("pwd").out().text());
            assertEquals("", room.shell("ls -A /tmp").out().text());
        }
    }

    private static Set<String> javaRoots() {
        return Set.of(Host.current().javaHome().getName(0).toString());
    }

    @ParameterizedTest
    @EnumSource(names = {"BUBBLEWRAP_WITH_LENT_USER", "BUBBLEWRAP"})
    void bubblewrapLetsNothingBeWrittenBesideItsTmpAndTheFolderThatWasOpened(TierKind kind) throws Exception {
        try (var room = new ProgramRoom(kind)) {
            room.sandbox().openForWriting(room.root().resolve("made"));
            String script = "for f in x ../made/x /x /usr/x /tmp/x /dev/x /etc/x; do"
                    + " (echo x > $f) 2>/dev/null && echo $f; done; true";
            assertEquals(Set.of("/tmp/x"), words(room.shell(script)));
            ProgramEnd end = room.run(LONG, Optional.of("made"), "", "/bin/sh", "-c", script);
            assertEquals(Set.of("/tmp/x", "../made/x"), words(end));
            assertTrue(Files.exists(room.root().resolve("made/x")));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"BUBBLEWRAP_WITH_LENT_USER", "BUBBLEWRAP"})
    void bubblewrapHasNoNetwork(TierKind kind) throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "bash is not installed");
        try (var room = new ProgramRoom(kind);
                var server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            String[] connect = {"/bin/bash", "-c", "echo x > /dev/tcp/127.0.0.1/" + server.getLocalPort()};
            assertExit(1, room.run(LONG, Optional.empty(), "", connect));
        }
    }

    @ParameterizedTest
    @EnumSource
    void environmentTellsNothingOfOurs(TierKind kind) throws Exception {
        try (var room = new ProgramRoom(kind)) {
            var expected = new TreeSet<>(List.of(
                    "COLOUR=green", "LC_ALL=C.UTF-8", "MALLOC_ARENA_MAX=2", "PATH=/usr/local/bin:/usr/bin:/bin"));
            if (kind.isBubblewrap()) {
                expected.add("PWD=/solution/source");
            }
            assertEquals(expected, words(room.run(LONG, Optional.empty(), "", "/usr/bin/env")));
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatTheSystemDoesNotStartIsSaidSo(TierKind kind) throws Exception {
        try (var room = new ProgramRoom(kind)) {
            assumeTrue(kind.tier().limited(), "prlimit is not installed");
            ProgramEnd end = room.run(LONG, Optional.empty(), "", "./nothing");
            assertEquals(new How.NotStarted("No such file or directory"), end.how());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aProgramThatSpeaksLikeTheWallsIsNotBelieved(TierKind kind) throws Exception {
        try (var room = new ProgramRoom(kind)) {
            for (String wall : List.of("bwrap", "prlimit", "setpriv")) {
                assertExit(1, room.shell("echo '" + wall + ": no room' >&2; exit 1"));
            }
        }
    }

    @Test
    void wallsThatCannotBePutUpAreNoFaultOfTheProgram() throws Exception {
        Tier tier = TierKind.BUBBLEWRAP.tier();
        try (var room = new ProgramRoom(new Sandbox(tier))) {
            // The folder that the sandbox is to show has gone.
            var gone = new ProgramRoom(new Sandbox(tier));
            gone.close();
            var e = assertThrows(IOException.class, () -> gone.shell("exit 0"));
            assertTrue(
                    String.valueOf(e.getMessage()).startsWith("the sandbox could not be set up: bwrap: "), e::toString);
            assertInstanceOf(How.Exited.class, room.shell("exit 0").how());
        }
    }

    @Test
    void onlyProgramsOfTheSystemAreInstalled() {
        var sandbox = new Sandbox(TierKind.PROCESS.tier());
        assertTrue(sandbox.installed("sh").isPresent());
        assertEquals(Optional.empty(), sandbox.installed("no-such-program"));
    }
}
