package grundy.grader.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * One way to keep a child process apart: an unprivileged user, limits on resources, bubblewrap, each of them or none.
 *
 * @param name as in the report
 * @param host the machine
 * @param user the user to run as, where we are root
 * @param limited whether limits on resources can be set
 * @param bubblewrap the isolation in name spaces
 * @param notes what this way does not give, a line each
 */
record Tier(
        String name,
        Host host,
        Optional<UnprivilegedUser> user,
        boolean limited,
        Optional<Bubblewrap> bubblewrap,
        List<String> notes) {

    static final String BUBBLEWRAP = "bubblewrap";
    static final String UNPRIVILEGED_USER = "unprivileged-user";
    static final String PROCESS = "process";

    private static final String UNLIMITED =
            "no limit on memory outside the Java heap, files and processes: prlimit is not installed";

    private static final String PROCESSES_UNLIMITED =
            "the number of processes is not limited: that takes a user of its own, which only root can give";

    static List<Tier> strongestFirst(Host host) {
        var tiers = new ArrayList<Tier>();
        Optional<UnprivilegedUser> user = host.root() ? UnprivilegedUser.on(host) : Optional.empty();
        for (Bubblewrap bubblewrap : Bubblewrap.strongestFirst(host)) {
            if (user.isPresent()) {
                tiers.add(of(BUBBLEWRAP, host, user, bubblewrap, List.of()));
            }
        }
        for (Bubblewrap bubblewrap : Bubblewrap.strongestFirst(host)) {
            tiers.add(of(BUBBLEWRAP, host, Optional.empty(), bubblewrap, List.of(PROCESSES_UNLIMITED)));
        }
        if (user.isPresent()) {
            tiers.add(of(
                    UNPRIVILEGED_USER,
                    host,
                    user,
                    null,
                    List.of("bubblewrap does not work here (" + host.bubblewrapFault()
                            + "): the submission could use the network"
                            + " and read whatever every user of this machine can read")));
        }
        tiers.add(plain(
                host,
                "the submission ran as a plain process: it could read and change what you can. Install bubblewrap to"
                        + " isolate it"));
        return tiers;
    }

    /** A plain process, whose only walls are the Java virtual machine's own limits and what the system lets any process set. */
    static Tier plain(Host host, String note) {
        return of(PROCESS, host, Optional.empty(), null, List.of(note));
    }

    private static Tier of(
            String name,
            Host host,
            Optional<UnprivilegedUser> user,
            @Nullable Bubblewrap bubblewrap,
            List<String> notes) {
        var all = new ArrayList<>(notes);
        if (bubblewrap != null) {
            all.addAll(bubblewrap.notes());
        }
        boolean limited = host.linux() && host.prlimit().isPresent();
        if (!limited) {
            all.add(UNLIMITED);
        }
        return new Tier(name, host, user, limited, Optional.ofNullable(bubblewrap), List.copyOf(all));
    }

    /** Whether a process can be started in this way, seen by starting one. */
    boolean works() {
        if (user.isEmpty() && bubblewrap.isEmpty()) {
            return true;
        }
        var command = outerCommand(user, ResourceLimits.OF_JAVA);
        bubblewrap.ifPresent(b -> command.addAll(b.probe()));
        // Java itself may lie where only root may go.
        command.addAll(List.of("/bin/sh", "-c", "test -x \"$0\"", host.java().toString()));
        try {
            Process process = Launch.quiet(command);
            boolean ended = process.waitFor(10, TimeUnit.SECONDS);
            process.destroyForcibly();
            return ended && process.exitValue() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    void share(Path folder) throws IOException {
        if (user.isPresent()) {
            user.get().share(folder);
        }
    }

    void openForWriting(Path folder) throws IOException {
        if (user.isPresent()) {
            user.get().openForWriting(folder);
        }
    }

    boolean canReach(Path path) {
        return user.isEmpty() || UnprivilegedUser.canReach(path);
    }

    void letPass(Path folder) throws IOException {
        if (user.isPresent()) {
            user.get().letPass(folder);
        }
    }

    Child start(ChildSpec spec) throws IOException {
        var view = bubblewrap.isPresent() ? FileView.inside(spec) : FileView.asIs(spec);
        var started = start(view, JavaCommand.of(host, spec, view), ResourceLimits.OF_JAVA, Launch.ENVIRONMENT);
        return new Child(started.process(), started.tree(), view);
    }

    Started start(ProgramSpec spec) throws IOException {
        var view = bubblewrap.isPresent() ? FileView.inside(spec) : FileView.asIs(spec);
        var environment = new HashMap<>(Launch.ENVIRONMENT);
        environment.putAll(Launch.ENVIRONMENT_OF_PROGRAMS);
        environment.putAll(spec.environment());
        return start(view, spec.command(), spec.resources(), environment);
    }

    /** A process with all that belongs to it. */
    record Started(Process process, ProcessTree tree) {}

    private Started start(FileView view, List<String> innermost, ResourceLimits limits, Map<String, String> environment)
            throws IOException {
        Optional<UnprivilegedUser> lent = user.map(UnprivilegedUser::another);
        var command = outerCommand(lent, limits);
        bubblewrap.ifPresent(b -> command.addAll(b.command(view, environment)));
        command.addAll(innermost);
        boolean walled = bubblewrap.isPresent();
        Path folder = Path.of(walled ? System.getProperty("java.io.tmpdir") : view.runsIn());
        Process process = Launch.piped(command, environment, folder);
        return new Started(process, new ProcessTree(process, walled ? Optional.empty() : lent, walled));
    }

    private List<String> outerCommand(Optional<UnprivilegedUser> lent, ResourceLimits limits) {
        var command = new ArrayList<String>();
        lent.ifPresent(u -> command.addAll(u.command()));
        if (limited) {
            command.add(host.prlimit().orElseThrow().toString());
            command.addAll(limits.arguments(lent.isPresent()));
        }
        return command;
    }
}
