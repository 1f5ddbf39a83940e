package course;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.List;

/** Writes, renames and removes files where it should not: the class, the machine, its own jars. */
public class Attack extends RightAnswers {

    public Attack() {
        int written = 0;
        for (String folder : List.of("/grundy-canary", "/grundy-canary/neighbour", "/", "/etc", "/usr/lib", "/dev", "/dev/shm", "/grundy",
                "/grundy/lib", "/proc/1/" + "root/grundy-canary", System.getProperty("java.home"))) {
            written += done(() -> Files.delete(Files.writeString(Path.of(folder, "left-by-an-attack"), "x")));
        }
        written += done(() -> Files.writeString(Path.of("/grundy-canary/answers.json"), "{}"));
        written += done(() -> Files.writeString(Path.of("/grundy-canary/neighbour/Solver.java"), "class Solver {}"));
        written += done(() -> Files.move(Path.of("/grundy-canary/answers.json"), Path.of("/grundy-canary/gone.json")));
        written += done(() -> Files.createSymbolicLink(Path.of("/grundy-canary/link"), Path.of("/grundy-canary/answers.json")));
        written += done(() -> Files.setLastModifiedTime(Path.of("/grundy-canary/answers.json"), FileTime.fromMillis(0)));
        for (String jar : System.getProperty("java.class.path").split(":")) {
            written += done(() -> Files.write(Path.of(jar), new byte[0], StandardOpenOption.APPEND));
        }
        Path own = Path.of(Attack.class.getProtectionDomain().getCodeSource().getLocation().getPath());
        written += done(() -> Files.write(own, new byte[0], StandardOpenOption.APPEND));
        System.out.println("written: " + written);
    }

    private interface Change {
        void make() throws IOException;
    }

    private static int done(Change change) {
        try {
            change.make();
            return 1;
        } catch (IOException e) {
            return 0;
        }
    }
}
