package grundy.grader.sandbox;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

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
        var command = isolation();
        command.addAll(List.of("--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev"));
        addTmpAndJava(command);
        command.addAll(READ_ONLY);
        command.add("--");
        return command;
    }

    /** The command that goes before the child's own. */
    List<String> command(FileView view) {
        var command = isolation();
        for (String folder : SYSTEM_FOLDERS) {
            bind(command, Path.of(folder), folder);
        }
        bind(command, Path.of("/etc/ld.so.cache"), "/etc/ld.so.cache");
        command.addAll(List.of("--proc", "/proc", "--dev", "/dev"));
        addTmpAndJava(command);
        view.names().forEach((path, name) -> bind(command, path, name));
        command.addAll(READ_ONLY);
        command.addAll(List.of("--chdir", "/tmp", "--"));
        return command;
    }

    private List<String> isolation() {
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
        for (String variable : List.of("LC_ALL=C.UTF-8", "MALLOC_ARENA_MAX=2")) {
            int equals = variable.indexOf('=');
            command.addAll(List.of("--setenv", variable.substring(0, equals), variable.substring(equals + 1)));
        }
        return command;
    }

    /** In this order, for Java may lie below /tmp. */
    private void addTmpAndJava(List<String> command) {
        command.addAll(modern ? List.of("--size", TMP_BYTES, "--tmpfs", "/tmp") : List.of("--tmpfs", "/tmp"));
        for (Path folder : javaFolders()) {
            bind(command, folder, folder.toString());
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
