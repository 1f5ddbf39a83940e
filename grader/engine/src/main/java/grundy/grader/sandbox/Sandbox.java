package grundy.grader.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A way to start child processes that has been seen to work on this machine. Safe for use by several threads. */
public final class Sandbox {

    private final Tier tier;

    Sandbox(Tier tier) {
        this.tier = tier;
    }

    /**
     * Tries the tiers, the strongest first.
     *
     * @throws SandboxUnavailableException if {@code mode} is {@link SandboxMode#REQUIRED} and bubblewrap does not work
     */
    public static Sandbox probe(SandboxMode mode) throws SandboxUnavailableException {
        return probe(mode, Host.current());
    }

    static Sandbox probe(SandboxMode mode, Host host) throws SandboxUnavailableException {
        if (mode == SandboxMode.NONE) {
            return new Sandbox(Tier.plain(
                    host,
                    "isolation was turned off (--sandbox none): the submission could read and change what you can"));
        }
        for (Tier tier : Tier.strongestFirst(host)) {
            if ((tier.name().equals(Tier.BUBBLEWRAP) || mode == SandboxMode.AUTO) && tier.works()) {
                return new Sandbox(tier);
            }
        }
        throw new SandboxUnavailableException("--sandbox required: bubblewrap does not work on this machine ("
                + host.bubblewrapFault() + "); install the package bubblewrap and allow user namespaces, or use"
                + " --sandbox auto");
    }

    /** The tier's name, as in the report: {@code bubblewrap}, {@code unprivileged-user} or {@code process}. */
    public String tier() {
        return tier.name();
    }

    /** What this tier does not give on this machine, a line each. */
    public List<String> notes() {
        return tier.notes();
    }

    /**
     * Makes a folder and all in it readable for the user that a child runs as.
     *
     * @throws IOException if its permissions cannot be changed
     */
    public void share(Path folder) throws IOException {
        tier.share(folder);
    }

    /**
     * Lets a child write into a folder, to leave something for us there.
     *
     * @throws IOException if its permissions cannot be changed
     */
    public void openForWriting(Path folder) throws IOException {
        tier.openForWriting(folder);
    }

    /** Whether the user that a child runs as can reach a file or folder and read it. */
    public boolean canReach(Path path) {
        return tier.canReach(path);
    }

    /** Lets the user that a child runs as pass through a folder, without listing it. */
    void letPass(Path folder) throws IOException {
        tier.letPass(folder);
    }

    /**
     * Starts a child process. It lives at most as long as the thread that starts it: some tiers kill it with that thread.
     *
     * @throws IOException if it cannot be started
     */
    public Child start(ChildSpec spec) throws IOException {
        return tier.start(spec);
    }

    /** A program of the system by its name, if it is installed. */
    public Optional<Path> installed(String program) {
        return Host.program(program);
    }

    /**
     * Runs a program to its end, or to the end of its time. Nothing of it is left afterwards.
     *
     * @throws IOException if no process can be started: a fault of the machine
     */
    public ProgramEnd run(ProgramSpec spec) throws IOException {
        return new ProgramRun(tier, spec).run();
    }
}
