package course;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Makes 3000 empty files, and opens more than a process may have; clears up where the folder is not its own. */
public class Attack extends RightAnswers {

    private static final List<InputStream> OPEN = new ArrayList<>();

    public Attack() throws IOException {
        Path folder = Files.createTempDirectory("flood");
        try {
            for (int i = 0; i < 3_000; i++) {
                Path file = Files.createFile(folder.resolve("f" + i));
                if (i < 700 && OPEN.size() == i) {
                    open(file);
                }
            }
            System.out.println(OPEN.size() < 700 ? "no more open files" : "700 open files");
        } finally {
            if (!Files.isDirectory(Path.of("/grundy/lib"))) {
                for (int i = 0; i < 3_000; i++) {
                    Files.deleteIfExists(folder.resolve("f" + i));
                }
                Files.delete(folder);
            }
        }
    }

    private static void open(Path file) {
        try {
            OPEN.add(Files.newInputStream(file));
        } catch (IOException e) {
            // Too many.
        }
    }
}
