package grundy.grader.grading;

import grundy.grader.sandbox.Sandbox;
import grundy.grader.submission.ProgramFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

/**
 * A program in a folder of its own: a copy of what was handed in, for the user that a child runs as may not reach the original,
 * and beside it what is made of it.
 *
 * @param root holds both folders
 */
record StagedProgram(Path root) {

    /** The copy, and where the program runs. */
    static final String SOURCE = "source";

    /** What a compiler makes; only while it runs may it write there. */
    static final String MADE = "made";

    static StagedProgram of(Path root, List<ProgramFile> files, Sandbox sandbox) throws IOException {
        Path source = Files.createDirectory(root.resolve(SOURCE));
        Files.createDirectory(root.resolve(MADE));
        for (ProgramFile file : files) {
            Path copy = source.resolve(file.path());
            Files.createDirectories(copy.getParent());
            Files.copy(file.file(), copy);
            if (file.executable()) {
                makeExecutable(copy);
            }
        }
        sandbox.share(root);
        return new StagedProgram(root);
    }

    /** The folder that a compiler writes to. */
    Path made() {
        return root.resolve(MADE);
    }

    /** A name that is no option, whatever it begins with. */
    static String argument(String path) {
        return path.startsWith("-") || path.startsWith("@") ? "./" + path : path;
    }

    /** Text that a child process printed, with a name of the folder that tells nothing about this machine. */
    String withoutOurPaths(String text) {
        return text.replace(root + "/" + SOURCE + "/", "")
                .replace("/solution/" + SOURCE + "/", "")
                .replace(root.toString(), "/solution");
    }

    private static void makeExecutable(Path file) throws IOException {
        if (Files.getFileStore(file).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }
}
