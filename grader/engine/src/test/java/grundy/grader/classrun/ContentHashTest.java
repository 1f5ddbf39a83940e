package grundy.grader.classrun;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What makes two submissions the same. */
class ContentHashTest {

    @TempDir
    Path folder;

    @Test
    void archivesAreTheSameWhateverTheyAreCalled() throws IOException {
        assertEquals(hash("ada.zip", "bytes"), hash("Grace.ZIP", "bytes"));
        assertNotEquals(hash("ada.zip", "bytes"), hash("grace.zip", "others"));
    }

    @Test
    void sourcesThatDifferInTheCaseOfTheirNameAreNotTheSame() throws IOException {
        assertNotEquals(hash("one/Solver.java", "class Solver {}"), hash("two/Solver.JAVA", "class Solver {}"));
    }

    @Test
    @EnabledOnOs({OS.LINUX, OS.MAC})
    void aProgramIsNotTheSameAsAFileThatCannotBeRun() throws IOException {
        String plain = hash("one/solve", "#!/bin/sh");
        Path program = write("two/solve", "#!/bin/sh");
        assertTrue(program.toFile().setExecutable(true));
        assertNotEquals(plain, ContentHash.of(program));
    }

    private String hash(String name, String text) throws IOException {
        return ContentHash.of(write(name, text));
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
