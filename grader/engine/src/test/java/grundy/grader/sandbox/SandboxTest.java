package grundy.grader.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which tier is chosen, and what is said of it. */
class SandboxTest {

    private static final String PLAIN =
            "the submission ran as a plain process: it could read and change what you can. Install bubblewrap to isolate it";

    @TempDir
    private Path temporary;

    private static Host host(Optional<Path> bwrap, Optional<Path> setpriv) {
        Host here = Host.current();
        return new Host(
                here.linux(), here.root() && setpriv.isPresent(), bwrap, setpriv, here.prlimit(), here.javaHome());
    }

    private static Host without(Host host, boolean linux) {
        return new Host(linux, false, host.bwrap(), Optional.empty(), Optional.empty(), host.javaHome());
    }

    @Test
    void autoTakesBubblewrapWhereItWorks() throws Exception {
        Tier tier = TierKind.BUBBLEWRAP.tier();
        for (SandboxMode mode : List.of(SandboxMode.AUTO, SandboxMode.REQUIRED)) {
            assertEquals("bubblewrap", Sandbox.probe(mode).tier());
            assertEquals("bubblewrap", Sandbox.probe(mode, tier.host()).tier());
        }
    }

    @Test
    void autoTakesTheLentUserWhereBubblewrapIsNotInstalled() throws Exception {
        Host here = TierKind.UNPRIVILEGED_USER.tier().host();
        var sandbox = Sandbox.probe(SandboxMode.AUTO, host(Optional.empty(), here.setpriv()));
        assertEquals("unprivileged-user", sandbox.tier());
        assertEquals(
                "bubblewrap does not work here (bwrap is not installed): the submission could use the network and read"
                        + " whatever every user of this machine can read",
                sandbox.notes().get(0));
    }

    @Test
    void autoFallsBackToAPlainProcessWithAWarning() throws Exception {
        var sandbox = Sandbox.probe(SandboxMode.AUTO, host(Optional.empty(), Optional.empty()));
        assertEquals("process", sandbox.tier());
        assertEquals(PLAIN, sandbox.notes().get(0));
    }

    @Test
    void bubblewrapThatFailsIsPassedOver() throws Exception {
        Path broken = Files.writeString(temporary.resolve("bwrap"), "#!/bin/sh\nexit 1\n");
        assertTrue(broken.toFile().setExecutable(true));
        var host = host(Optional.of(broken), Optional.empty());
        assertEquals("process", Sandbox.probe(SandboxMode.AUTO, host).tier());
        if (host.linux()) {
            var e = assertThrows(SandboxUnavailableException.class, () -> Sandbox.probe(SandboxMode.REQUIRED, host));
            assertTrue(
                    String.valueOf(e.getMessage()).contains("is installed and failed to make a sandbox"), e::toString);
        }
    }

    @Test
    void requiredRefusesInOneClearLineWhereThereIsNoBubblewrap() {
        var host = host(Optional.empty(), Host.current().setpriv());
        var e = assertThrows(SandboxUnavailableException.class, () -> Sandbox.probe(SandboxMode.REQUIRED, host));
        assertEquals(
                "--sandbox required: bubblewrap does not work on this machine ("
                        + (host.linux() ? "bwrap is not installed" : "it is for Linux only")
                        + "); install the package bubblewrap and allow user namespaces, or use --sandbox auto",
                e.getMessage());
    }

    @Test
    void bubblewrapIsNotTriedWhereTheSystemIsNotLinux() {
        var host = without(Host.current(), false);
        assertEquals(
                List.of("process"),
                Tier.strongestFirst(host).stream().map(Tier::name).toList());
        var e = assertThrows(SandboxUnavailableException.class, () -> Sandbox.probe(SandboxMode.REQUIRED, host));
        assertTrue(String.valueOf(e.getMessage()).contains("(it is for Linux only)"), e::toString);
    }

    @Test
    void noneIsAPlainProcessAndSaysSo() throws Exception {
        var sandbox = Sandbox.probe(SandboxMode.NONE);
        assertEquals("process", sandbox.tier());
        assertEquals(
                "isolation was turned off (--sandbox none): the submission could read and change what you can",
                sandbox.notes().get(0));
    }

    @Test
    void limitsThatCannotBeSetAreNoted() throws Exception {
        String note = "no limit on memory outside the Java heap, files and processes: prlimit is not installed";
        for (SandboxMode mode : List.of(SandboxMode.NONE, SandboxMode.AUTO)) {
            var notes = Sandbox.probe(mode, without(Host.current(), false)).notes();
            assertEquals(note, notes.get(notes.size() - 1));
        }
    }

    @Test
    void tierWhoseUserDoesNotReachJavaDoesNotWork() throws Exception {
        Host here = TierKind.UNPRIVILEGED_USER.tier().host();
        Path java = Files.createDirectories(temporary.resolve("jdk/bin")).resolve("java");
        Files.writeString(java, "");
        assertTrue(java.toFile().setExecutable(true, false));
        // The temporary folder is open to its owner only.
        var host = new Host(true, true, here.bwrap(), here.setpriv(), here.prlimit(), temporary.resolve("jdk"));
        for (Tier tier : Tier.strongestFirst(host)) {
            assertEquals(tier.user().isEmpty(), tier.works(), tier::toString);
        }
    }

    @Test
    void eachTierStartsAUserOfItsOwnBelowTheLargestNumber() {
        var first = UnprivilegedUser.on(new Host(
                        true, true, Optional.empty(), Optional.of(Path.of("setpriv")), Optional.empty(), temporary))
                .orElseThrow();
        var uids = Stream.generate(first::another)
                .limit(128)
                .mapToInt(UnprivilegedUser::uid)
                .distinct()
                .toArray();
        assertEquals(128, uids.length);
        for (int uid : uids) {
            assertTrue(uid >= 1_500_000_000, () -> "uid " + uid);
        }
    }
}
