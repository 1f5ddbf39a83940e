package grundy.grader.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A user without a name, a home or a file, that root lends to one run of the grader. The number is taken from a range that
 * no distribution gives out, and from our own process's number, so that two runs at a time do not share it.
 *
 * @param setpriv the program that changes the user
 * @param uid the user's and the group's number
 */
record UnprivilegedUser(Path setpriv, int uid) {

    private static final int FIRST_UID = 1_500_000_000;
    private static final int RANGE = 100_000_000;

    static Optional<UnprivilegedUser> on(Host host) {
        int uid = FIRST_UID + (int) (ProcessHandle.current().pid() % RANGE);
        return host.setpriv().map(setpriv -> new UnprivilegedUser(setpriv, uid));
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

    /** Lets this user read a folder and what is in it. */
    void share(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : (Iterable<Path>) all::iterator) {
                Files.setPosixFilePermissions(
                        path, PosixFilePermissions.fromString(Files.isDirectory(path) ? "rwxr-xr-x" : "rw-r--r--"));
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
