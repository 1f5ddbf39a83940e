package grundy.grader.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * A user without a name, a home or a file, that root lends to one child process. The number is taken from a range that no
 * distribution gives out, from our own process's number and from a counter, so that no two processes at a time share it:
 * all that a user runs is killed when its child process is closed.
 *
 * @param setpriv the program that changes the user
 * @param uid the user's and the group's number
 */
record UnprivilegedUser(Path setpriv, int uid) {

    private static final int FIRST_UID = 1_500_000_000;

    /** Linux gives no process a higher number, so that all users are below 2^31. */
    private static final int PIDS = 1 << 22;

    private static final int AT_A_TIME = 128;
    private static final AtomicInteger LENT = new AtomicInteger();

    static Optional<UnprivilegedUser> on(Host host) {
        return host.setpriv().map(UnprivilegedUser::next);
    }

    private static UnprivilegedUser next(Path setpriv) {
        int ours = (int) (ProcessHandle.current().pid() % PIDS);
        int uid = FIRST_UID + ours * AT_A_TIME + Math.floorMod(LENT.getAndIncrement(), AT_A_TIME);
        return new UnprivilegedUser(setpriv, uid);
    }

    /** Another one, who shares nothing with this one. */
    UnprivilegedUser another() {
        return next(setpriv);
    }

    List<String> command() {
        return List.of(
                setpriv.toString(),
                "--reuid=" + uid,
                "--regid=" + uid,
                "--clear-groups",
                "--no-new-privs",
                "--inh-caps=-all");
    }

    /** Lets this user pass through a folder, but not list it. */
    void letPass(Path folder) throws IOException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx--x--x"));
    }

    /** Lets everybody write into a folder. */
    void openForWriting(Path folder) throws IOException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
    }

    /** Whether a user without any rights of its own can pass to a file and read it. */
    static boolean canReach(Path path) {
        try {
            Path real = path.toRealPath();
            if (!Files.getPosixFilePermissions(real).contains(PosixFilePermission.OTHERS_READ)) {
                return false;
            }
            for (Path above = real.getParent(); above != null; above = above.getParent()) {
                if (!Files.getPosixFilePermissions(above).contains(PosixFilePermission.OTHERS_EXECUTE)) {
                    return false;
                }
            }
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    /** Lets this user read a folder and what is in it, and run what can be run, and leaves root the owner of all. Links are left alone. */
    void share(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : (Iterable<Path>) all.filter(p -> !Files.isSymbolicLink(p))::iterator) {
                Files.setAttribute(path, "unix:uid", 0);
                Files.setAttribute(path, "unix:gid", 0);
                boolean passable = Files.getPosixFilePermissions(path).contains(PosixFilePermission.OWNER_EXECUTE);
                Files.setPosixFilePermissions(
                        path, PosixFilePermissions.fromString(passable ? "rwxr-xr-x" : "rw-r--r--"));
            }
        }
    }

    /** Ends every process of this user, at once and whatever they do: none can hide by leaving its parent. */
    void killAll() throws IOException, InterruptedException {
        var command = new ArrayList<>(command());
        command.addAll(List.of("/bin/sh", "-c", "kill -KILL -1"));
        Launch.quiet(command).waitFor(10, TimeUnit.SECONDS);
    }
}
