package grundy.grader.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What this machine offers: its programs, its Java, and whether we are root. */
record Host(
        boolean linux,
        boolean root,
        Optional<Path> bwrap,
        Optional<Path> setpriv,
        Optional<Path> prlimit,
        Path javaHome) {

    private static final List<Path> PROGRAM_FOLDERS = List.of(
            Path.of("/usr/bin"), Path.of("/bin"), Path.of("/usr/local/bin"), Path.of("/usr/sbin"), Path.of("/sbin"));

    static Host current() {
        boolean linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).equals("linux");
        return new Host(
                linux,
                linux && isRoot(),
                program("bwrap"),
                program("setpriv"),
                program("prlimit"),
                realPath(Path.of(System.getProperty("java.home"))));
    }

    /** Why bubblewrap cannot even be tried, or that it was tried in vain. */
    String bubblewrapFault() {
        if (!linux) {
            return "it is for Linux only";
        }
        return bwrap.isEmpty() ? "bwrap is not installed" : "bwrap is installed and failed to make a sandbox";
    }

    Path java() {
        return javaHome.resolve("bin").resolve(linux || !isWindows() ? "java" : "java.exe");
    }

    private static boolean isWindows() {
        return System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("windows");
    }

    /** Programs are taken from the system's folders only, never from a PATH that somebody else may have set. */
    static Optional<Path> program(String name) {
        return PROGRAM_FOLDERS.stream()
                .map(folder -> folder.resolve(name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static boolean isRoot() {
        try {
            return Integer.valueOf(0).equals(Files.getAttribute(Path.of("/proc/self"), "unix:uid"));
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }

    private static Path realPath(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath();
        }
    }
}
