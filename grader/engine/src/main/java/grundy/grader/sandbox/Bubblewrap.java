package grundy.grader.sandbox;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Name spaces of its own for a child: no network, its own processes, an empty /tmp, a read-only view of the system's
 * libraries and of Java, and nothing else.
 *
 * @param host the machine
 * @param program the {@code bwrap} program
 * @param modern whether its version can bound a tmpfs and forbid further user name spaces (0.8 and later)
 */
record Bubblewrap(Host host, Path program, boolean modern) {

    private static final List<String> SYSTEM_FOLDERS =
            List.of("/usr/lib", "/usr/lib32", "/usr/lib64", "/lib", "/lib32", "/lib64");
    /** What programs of the system are made of, and what compilers read. */
    private static final List<String> PROGRAM_FOLDERS = List.of(
            "/usr/bin",
            "/bin",
            "/usr/libexec",
            "/usr/include",
            "/usr/local/bin",
            "/usr/local/lib",
            "/usr/local/include",
            "/etc/alternatives");

    /** Folders of bubblewrap's own making are in memory: what could be written there would have no bound. */
    private static final List<String> READ_ONLY = List.of("--remount-ro", "/dev", "--remount-ro", "/");

    private static final String TMP_BYTES = String.valueOf(64 << 20);

    static List<Bubblewrap> strongestFirst(Host host) {
        if (!host.linux() || host.bwrap().isEmpty()) {
            return List.of();
        }
        Path program = host.bwrap().get();
        return List.of(new Bubblewrap(host, program, true), new Bubblewrap(host, program, false));
    }

    List<String> notes() {
        return modern
                ? List.of()
                : List.of(
                        "this version of bubblewrap can neither bound the size of /tmp nor forbid further user name spaces");
    }

    /** The command that a probe puts before a harmless program: the same name spaces over the whole system. */
    List<String> probe() {
        var command = isolation(Launch.ENVIRONMENT);
        command.addAll(List.of("--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev"));
        addTmpAndJava(command);
        command.addAll(READ_ONLY);
        command.add("--");
        return command;
    }

    /** The command that goes before the child's own. */
    List<String> command(FileView view, Map<String, String> environment) {
        var command = isolation(environment);
        SYSTEM_FOLDERS.forEach(folder -> bind(command, Path.of(folder), folder));
        if (view.showsPrograms()) {
            PROGRAM_FOLDERS.forEach(folder -> bind(command, Path.of(folder), folder));
        }
        bind(command, Path.of("/etc/ld.so.cache"), "/etc/ld.so.cache");
        command.addAll(List.of("--proc", "/proc", "--dev", "/dev"));
        addTmpAndJava(command);
        view.names().forEach((path, name) -> bind(command, path, name));
        view.writable().forEach((path, name) -> command.addAll(List.of("--bind", path.toString(), name)));
        view.archive().ifPresent(archive -> bind(command, archive));
        command.addAll(READ_ONLY);
        command.addAll(List.of("--chdir", view.runsIn(), "--"));
        return command;
    }

    private List<String> isolation(Map<String, String> environment) {
        var command = new ArrayList<>(List.of(
                program.toString(),
                "--unshare-all",
                "--unshare-user",
                "--die-with-parent",
                "--new-session",
                "--clearenv",
                "--hostname",
                "sandbox",
                "--cap-drop",
                "ALL"));
        if (modern) {
            command.add("--disable-userns");
        }
        new TreeMap<>(environment).forEach((name, value) -> command.addAll(List.of("--setenv", name, value)));
        return command;
    }

    /** In this order, for Java may lie below /tmp. */
    private void addTmpAndJava(List<String> command) {
        command.addAll(modern ? List.of("--size", TMP_BYTES, "--tmpfs", "/tmp") : List.of("--tmpfs", "/tmp"));
        for (Path folder : javaFolders()) {
            bind(command, folder, folder.toString());
        }
    }

    /** One that is made appears in its folder, so that its folder is what must be there to write to. */
    private static void bind(List<String> command, ClassArchive archive) {
        String name = FileView.nameOf(archive);
        if (archive.isRead()) {
            bind(command, archive.file(), name);
        } else {
            String folder = name.substring(0, name.lastIndexOf('/'));
            command.addAll(List.of("--bind", String.valueOf(archive.file().getParent()), folder));
        }
    }

    private static void bind(List<String> command, Path path, String name) {
        if (Files.exists(path)) {
            command.addAll(List.of("--ro-bind", path.toString(), name));
        }
    }

    /** Where Java itself lies: its home, and what distributions keep of it elsewhere behind links. */
    private List<Path> javaFolders() {
        var folders = new ArrayList<Path>();
        folders.add(host.javaHome());
        if (host.javaHome().startsWith("/nix")) {
            folders.add(Path.of("/nix/store"));
        }
        try (DirectoryStream<Path> etc = Files.newDirectoryStream(Path.of("/etc"), "java-*")) {
            etc.forEach(folders::add);
        } catch (IOException e) {
            // Without /etc there is nothing of Java in it.
        }
        return folders;
    }
}
