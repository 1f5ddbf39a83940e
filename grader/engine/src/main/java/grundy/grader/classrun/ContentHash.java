package grundy.grader.classrun;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Tells whether two submissions hold the same bytes: SHA-256 over the names and contents of all files below a path. The
 * name of a folder or an archive, which is often the student's, does not count, and times do not.
 */
final class ContentHash {

    private static final int BUFFER = 1 << 16;
    private static final List<String> ARCHIVES = List.of(".zip", ".jar", ".tar", ".tar.gz", ".tgz");

    private ContentHash() {}

    /**
     * The hash of a file, or of all that lies in a folder. Links are not followed, and count as where they point to.
     *
     * @throws IOException if something cannot be read
     */
    static String of(Path path) throws IOException {
        // By path: of a name that is no UTF-8, the text is not all there is to it.
        var files = new TreeMap<Path, Path>();
        Files.walkFileTree(path, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                files.put(file.equals(path) ? nameThatCounts(path) : path.relativize(file), file);
                return FileVisitResult.CONTINUE;
            }
        });
        MessageDigest all = sha256();
        for (var file : files.entrySet()) {
            all.update(bytes(file.getKey().toString()));
            all.update(hash(file.getValue()));
        }
        return HexFormat.of().formatHex(all.digest());
    }

    private static byte[] hash(Path file) throws IOException {
        MessageDigest digest = sha256();
        if (Files.isSymbolicLink(file)) {
            return digest.digest(bytes("link " + Files.readSymbolicLink(file)));
        }
        if (!Files.isRegularFile(file)) {
            // To read a pipe would be to wait for its writer.
            return digest.digest(bytes("neither a file nor a folder"));
        }
        // What can be run is a program, and the same bytes are none otherwise.
        digest.update((byte) (Files.isExecutable(file) ? 1 : 0));
        try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
            byte[] buffer = new byte[BUFFER];
            while (in.read(buffer) >= 0) {
                // The digest sees what passes.
            }
        }
        return digest.digest();
    }

    /** A source is called by its name in its report; an archive is not, and is often named after its student. */
    private static Path nameThatCounts(Path file) {
        return archiveEnding(file).map(Path::of).orElse(file.getFileName());
    }

    /** Whether a file is an archive, of whose own name nothing but the ending counts. */
    static boolean leavesOutTheNameOf(Path file) {
        return archiveEnding(file).isPresent();
    }

    private static Optional<String> archiveEnding(Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        return ARCHIVES.stream().filter(name::endsWith).findFirst();
    }

    private static byte[] bytes(String text) {
        return (text + "\0").getBytes(StandardCharsets.UTF_8);
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
