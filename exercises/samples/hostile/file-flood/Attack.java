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
                Files.createFile(folder.resolve("f" + i));
            }
            for (int i = 0; i < 700; i++) {
                OPEN.add(Files.newInputStream(folder.resolve("f" + i)));
            }
        } catch (IOException e) {
            System.out.println("no more open files");
            OPEN.remove(0).close();
        } finally {
            if (!Files.isDirectory(Path.of("/grundy/lib"))) {
                for (int i = 0; i < 3_000; i++) {
                    Files.deleteIfExists(folder.resolve("f" + i));
                }
                Files.delete(folder);
            }
        }
    }
}
