package grundy.grader.worker;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * The file in {@code META-INF/services} that names a solution, as {@link java.util.ServiceLoader} would read it, but not
 * through a URL connection, which costs a fifth of the whole start.
 */
final class Registration {

    /** Bytes that are read of the file. */
    private static final int MOST = 64 << 10;

    private final String file;

    Registration(String solverType) {
        this.file = "META-INF/services/" + solverType;
    }

    /**
     * The first class that is registered.
     *
     * @param classPath where to look, in this order
     * @return its full name
     * @throws ProviderFault if nothing is registered
     */
    String provider(List<String> classPath) throws ProviderFault {
        try {
            for (String entry : classPath) {
                String name = firstName(text(new File(entry)));
                if (name != null) {
                    return name;
                }
            }
        } catch (IOException e) {
            throw new ProviderFault("The file " + file + " cannot be read: " + Thrown.line(e));
        }
        throw new ProviderFault(
                "No solution is registered: add a file " + file + " that holds the full name of your class.");
    }

    private String text(File entry) throws IOException {
        if (entry.isFile()) {
            try (ZipFile jar = new ZipFile(entry)) {
                ZipEntry registration = jar.getEntry(file);
                return registration == null ? "" : text(jar.getInputStream(registration));
            }
        }
        File registration = new File(entry, file);
        return registration.isFile() ? text(new FileInputStream(registration)) : "";
    }

    private static String text(InputStream stream) throws IOException {
        try (stream) {
            return new String(stream.readNBytes(MOST), StandardCharsets.UTF_8);
        }
    }

    /** The first name: one stands on a line, and what follows a {@code #} is a comment. */
    private static @Nullable String firstName(String text) {
        int start = 0;
        while (start < text.length()) {
            int end = end(text, '\n', start, text.length());
            String name = text.substring(start, end(text, '#', start, end)).trim();
            if (!name.isEmpty()) {
                return name;
            }
            start = end + 1;
        }
        return null;
    }

    private static int end(String text, char mark, int from, int otherwise) {
        int at = text.indexOf(mark, from);
        return at < 0 || at > otherwise ? otherwise : at;
    }

    @Override
    public String toString() {
        return file;
    }
}
