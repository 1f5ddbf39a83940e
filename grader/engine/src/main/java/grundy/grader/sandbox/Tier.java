package grundy.grader.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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

    /** Open files, bytes in one file, address space in bytes, no core dumps. */
    private static final List<String> LIMITS =
            List.of("--nofile=512:512", "--fsize=67108864:67108864", "--as=6442450944:6442450944", "--core=0:0");

    /** Processes and threads. They are counted for the user as a whole, so that only a user of its own can be bounded. */
    private static final String PROCESS_LIMIT = "--nproc=512:512";

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
        var command = outerCommand(user);
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

    void letPass(Path folder) throws IOException {
        if (user.isPresent()) {
            user.get().letPass(folder);
        }
    }

    Child start(ChildSpec spec) throws IOException {
        var view = bubblewrap.isPresent() ? FileView.inside(spec) : FileView.asIs(spec);
        Optional<UnprivilegedUser> lent = user.map(UnprivilegedUser::another);
        var command = outerCommand(lent);
        bubblewrap.ifPresent(b -> command.addAll(b.command(view)));
        command.addAll(JavaCommand.of(host, spec, view));
        Process process = Launch.piped(command);
        return new Child(process, view, bubblewrap.isPresent() ? Optional.empty() : lent);
    }

    private List<String> outerCommand(Optional<UnprivilegedUser> lent) {
        var command = new ArrayList<String>();
        lent.ifPresent(u -> command.addAll(u.command()));
        if (limited) {
            command.add(host.prlimit().orElseThrow().toString());
            command.addAll(LIMITS);
            if (lent.isPresent()) {
                command.add(PROCESS_LIMIT);
            }
        }
        return command;
    }
}
