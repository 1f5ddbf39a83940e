package grundy.grader.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.sandbox.SnoopRoom.Results;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What {@code docs/security.md} promises of each tier, and what it says that a tier does not give. */
class SandboxPromisesTest {

    @TempDir
    private Path temporary;

    private static Results attempt(TierKind kind, String... lines) throws Exception {
        try (var room = new SnoopRoom(kind.tier())) {
            return room.attempt(lines);
        }
    }

    private static Results statusOf(TierKind kind) throws Exception {
        return fields(attempt(kind, "read /proc/self/status").get("read /proc/self/status"));
    }

    private static Results fields(String status) {
        return new Results(Stream.of(status.split("\\|"))
                .filter(line -> line.contains(":"))
                .collect(Collectors.toMap(
                        line -> line.substring(0, line.indexOf(':')),
                        line -> line.substring(line.indexOf(':') + 1).strip())));
    }

    @ParameterizedTest
    @EnumSource
    void environmentTellsNothingOfOurs(TierKind kind) throws Exception {
        var results = attempt(kind, "environment", "folder");
        String environment = "LC_ALL=C.UTF-8, MALLOC_ARENA_MAX=2";
        assertEquals("{" + environment + (kind.isBubblewrap() ? ", PWD=/tmp" : "") + "}", results.get("environment"));
        Path expected = kind.isBubblewrap() ? Path.of("/tmp") : Path.of(System.getProperty("java.io.tmpdir"));
        assertEquals(expected.toRealPath().toString(), results.get("folder"));
    }

    @ParameterizedTest
    @EnumSource
    void networkIsThereExceptInBubblewrap(TierKind kind) throws Exception {
        try (var server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            String connect = "connect " + server.getLocalPort();
            String result = attempt(kind, connect).get(connect);
            assertEquals(kind.isBubblewrap() ? "ConnectException: Connection refused" : "done", result);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"BUBBLEWRAP_WITH_LENT_USER", "BUBBLEWRAP"})
    void bubblewrapShowsTheSystemsLibrariesAndNothingElse(TierKind kind) throws Exception {
        var results = attempt(kind, "list /", "list /etc", "list /usr", "list /tmp", "list /grundy");
        assertEquals(
                Set.of(),
                without(results.get("list /"), "dev", "etc", "grundy", "lib", "lib32", "lib64", "proc", "tmp", "usr"));
        Set<String> etc = without(results.get("list /etc"), "ld.so.cache");
        assertTrue(etc.stream().allMatch(name -> name.startsWith("java-")), etc::toString);
        assertEquals(Set.of(), without(results.get("list /usr"), "lib", "lib32", "lib64"));
        assertEquals(Set.of(), without(results.get("list /tmp")));
        assertEquals("lib", results.get("list /grundy"));
    }

    /** Those names that are not known and do not lead to Java, wherever it lies. */
    private static Set<String> without(String names, String... known) throws Exception {
        Path java = Path.of(System.getProperty("java.home")).toRealPath();
        return Stream.of(names.split(" ", -1))
                .filter(name -> !name.isEmpty() && !List.of(known).contains(name))
                .filter(name -> !List.of(java.toString().split("/", -1)).contains(name))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @EnumSource
    void filesOfOursAreReadableWhereTheTableSaysSo(TierKind kind) throws Exception {
        Path forAll = Files.createTempFile("grundy-test", ".txt");
        try {
            Files.writeString(forAll, "known");
            Files.setPosixFilePermissions(forAll, PosixFilePermissions.fromString("rw-r--r--"));
            Path secret = Files.writeString(temporary.resolve("secret.txt"), "secret");
            Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rwx------"));
            var results = attempt(kind, "read " + forAll, "read " + secret, "read /etc/passwd");
            String all = results.get("read " + forAll);
            String ours = results.get("read " + secret);
            switch (kind) {
                case BUBBLEWRAP_WITH_LENT_USER, BUBBLEWRAP -> {
                    assertEquals("NoSuchFileException: " + forAll, all);
                    assertEquals("NoSuchFileException: " + secret, ours);
                    assertEquals("NoSuchFileException: /etc/passwd", results.get("read /etc/passwd"));
                }
                case UNPRIVILEGED_USER -> {
                    assertEquals("known", all);
                    assertEquals("AccessDeniedException: " + secret, ours);
                }
                case PROCESS -> {
                    assertEquals("known", all);
                    assertEquals("secret", ours);
                }
            }
        } finally {
            Files.delete(forAll);
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"BUBBLEWRAP_WITH_LENT_USER", "BUBBLEWRAP"})
    void bubblewrapLetsNothingBeWrittenButItsOwnTmp(TierKind kind) throws Exception {
        var lines = Stream.of(
                        "/", "/dev/", "/dev/shm/", "/etc/", "/usr/", "/usr/lib/", "/lib/", "/grundy/", "/grundy/lib/")
                .map(folder -> "write " + folder + "x")
                .toArray(String[]::new);
        attempt(kind, lines)
                .byLine()
                .forEach((line, result) -> assertTrue(result.endsWith("Read-only file system"), line + result));
        var results = attempt(kind, "write /tmp/x", "fill /tmp/x");
        assertEquals("done", results.get("write /tmp/x"));
        assertTrue(Integer.parseInt(results.get("fill /tmp/x").split(" ", 2)[0]) <= 64, results::toString);
    }

    @Test
    void lentUserMayNotWriteWhatIsOurs() throws Exception {
        Path ours = Files.createDirectory(temporary.resolve("ours"));
        Files.setPosixFilePermissions(temporary, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.setPosixFilePermissions(ours, PosixFilePermissions.fromString("rwxr-xr-x"));
        try (var room = new SnoopRoom(TierKind.UNPRIVILEGED_USER.tier())) {
            Path jar = room.spec(Snoop.class).libraries().get(0);
            Path workspace = jar.resolve("../..").normalize();
            var results = room.attempt("write " + ours + "/x", "write " + jar, "list " + workspace);
            assertEquals("AccessDeniedException: " + ours + "/x", results.get("write " + ours + "/x"));
            assertEquals("AccessDeniedException: " + jar, results.get("write " + jar));
            assertEquals("no folder", results.get("list " + workspace));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"BUBBLEWRAP_WITH_LENT_USER", "BUBBLEWRAP"})
    void bubblewrapShowsNoOtherProcess(TierKind kind) throws Exception {
        long ours = ProcessHandle.current().pid();
        var results = attempt(kind, "list /proc", "read /proc/1/environ", "read /proc/" + ours + "/environ");
        long processes = Stream.of(results.get("list /proc").split(" "))
                .filter(name -> name.matches("[0-9]+"))
                .count();
        assertEquals(2, processes, "bubblewrap itself and Java");
        assertEquals(
                Set.of("LC_ALL=C.UTF-8", "MALLOC_ARENA_MAX=2"),
                Set.of(results.get("read /proc/1/environ").split("\\|", 2)).stream()
                        .map(variable -> variable.replace("|", ""))
                        .collect(Collectors.toSet()));
        assertEquals("NoSuchFileException: /proc/" + ours + "/environ", results.get("read /proc/" + ours + "/environ"));
    }

    @Test
    void lentUserSeesOtherProcessesAndCannotTouchThem() throws Exception {
        long ours = ProcessHandle.current().pid();
        var results = attempt(
                TierKind.UNPRIVILEGED_USER, "list /proc/" + ours, "read /proc/" + ours + "/environ", "end " + ours);
        assertTrue(results.get("list /proc/" + ours).contains("status"), results::toString);
        assertEquals(
                "AccessDeniedException: /proc/" + ours + "/environ", results.get("read /proc/" + ours + "/environ"));
        assertEquals("false", results.get("end " + ours));
    }

    @ParameterizedTest
    @EnumSource(names = {"BUBBLEWRAP_WITH_LENT_USER", "BUBBLEWRAP", "UNPRIVILEGED_USER"})
    void privilegesCannotBeGained(TierKind kind) throws Exception {
        var status = statusOf(kind);
        assertEquals("1", status.get("NoNewPrivs"));
        for (String set : List.of("CapInh", "CapPrm", "CapEff", "CapAmb")) {
            assertEquals("0".repeat(16), status.get(set), set);
        }
        if (kind.isBubblewrap()) {
            assertEquals("0".repeat(16), status.get("CapBnd"));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"BUBBLEWRAP_WITH_LENT_USER", "UNPRIVILEGED_USER"})
    void eachChildHasAUserOfItsOwnWithoutGroups(TierKind kind) throws Exception {
        var first = statusOf(kind);
        var second = statusOf(kind);
        int uid = Integer.parseInt(first.get("Uid").split("\\s+", 2)[0]);
        assertTrue(uid >= 1_500_000_000, () -> "uid " + uid);
        assertFalse(first.get("Uid").equals(second.get("Uid")), "two children share " + first.get("Uid"));
        assertEquals(first.get("Uid"), first.get("Gid"));
        assertEquals("", first.get("Groups"));
    }

    @ParameterizedTest
    @EnumSource
    void resourcesAreLimitedWherePrlimitIs(TierKind kind) throws Exception {
        Tier tier = kind.tier();
        if (!tier.limited()) {
            assertTrue(tier.notes().stream().anyMatch(note -> note.contains("prlimit")), tier::toString);
            return;
        }
        String limits = attempt(kind, "read /proc/self/limits").get("read /proc/self/limits");
        assertEquals("67108864", hard(limits, "Max file size"));
        assertEquals("0", hard(limits, "Max core file size"));
        assertEquals("512", hard(limits, "Max open files"));
        assertEquals("6442450944", hard(limits, "Max address space"));
        if (kind.lendsUser()) {
            assertEquals("512", hard(limits, "Max processes"));
        } else {
            assertTrue(
                    kind == TierKind.PROCESS || tier.notes().stream().anyMatch(n -> n.contains("number of processes")));
        }
    }

    private static String hard(String limits, String name) {
        String line = Stream.of(limits.split("\\|"))
                .filter(l -> l.startsWith(name))
                .findFirst()
                .orElseThrow();
        return line.substring(name.length()).strip().split("\\s+", 3)[1];
    }

    @ParameterizedTest
    @EnumSource(names = {"BUBBLEWRAP_WITH_LENT_USER", "UNPRIVILEGED_USER"})
    void threadsAndProcessesOfALentUserAreBounded(TierKind kind) throws Exception {
        assertEquals("no more", attempt(kind, "threads 600").get("threads 600"));
        assertEquals("all", attempt(kind, "threads 300").get("threads 300"));
    }
}
