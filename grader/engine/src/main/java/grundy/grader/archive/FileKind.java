package grundy.grader.archive;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What a file is, told from its first bytes, whatever it is called. */
enum FileKind {
    EMPTY("an empty file"),
    ZIP("a zip archive"),
    RAR("a RAR archive"),
    SEVEN_ZIP("a 7z archive"),
    GZIP("a gzip file"),
    XZ("an xz file"),
    BZIP2("a bzip2 file"),
    TAR("a tar archive"),
    PDF("a PDF document"),
    WEB_PAGE("a web page"),
    OFFICE("an old or encrypted Office document"),
    CLASS_FILE("a class file"),
    PROGRAM("a program"),
    PICTURE("a picture"),
    JAVA_SOURCE("a Java source"),
    OTHER("a file of another kind");

    private static final int TAR_MAGIC_AT = 257;
    private static final Map<FileKind, List<String>> BEGINNINGS = new EnumMap<>(FileKind.class);
    /** Where letters may be large or small, and a byte order mark or white space stand before them. */
    private static final Map<FileKind, List<String>> TEXTS = new EnumMap<>(FileKind.class);

    static {
        BEGINNINGS.put(ZIP, List.of("PK\u0003\u0004", "PK\u0005\u0006", "PK\u0007\u0008"));
        BEGINNINGS.put(RAR, List.of("Rar!"));
        BEGINNINGS.put(SEVEN_ZIP, List.of("7z\u00BC\u00AF"));
        BEGINNINGS.put(GZIP, List.of("\u001F\u008B"));
        BEGINNINGS.put(XZ, List.of("\u00FD7zXZ"));
        BEGINNINGS.put(BZIP2, List.of("BZh"));
        BEGINNINGS.put(PDF, List.of("%PDF"));
        BEGINNINGS.put(OFFICE, List.of("\u00D0\u00CF\u0011\u00E0"));
        BEGINNINGS.put(CLASS_FILE, List.of("\u00CA\u00FE\u00BA\u00BE"));
        BEGINNINGS.put(PROGRAM, List.of("MZ", "\u007FELF", "#!"));
        BEGINNINGS.put(PICTURE, List.of("\u0089PNG", "\u00FF\u00D8\u00FF", "GIF8"));
        TEXTS.put(WEB_PAGE, List.of("<!doctype html", "<html", "<head", "<!--"));
        TEXTS.put(JAVA_SOURCE, List.of("package ", "import java", "public class "));
    }

    private final String described;

    FileKind(String described) {
        this.described = described;
    }

    /** For a sentence: {@code a RAR archive}. */
    String described() {
        return described;
    }

    static FileKind of(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return of(new String(in.readNBytes(512), ISO_8859_1));
        }
    }

    private static FileKind of(String start) {
        if (start.isEmpty()) {
            return EMPTY;
        }
        if (start.startsWith("ustar", TAR_MAGIC_AT)) {
            return TAR;
        }
        String mark = "\u00EF\u00BB\u00BF";
        String text = (start.startsWith(mark) ? start.substring(mark.length()) : start).strip();
        return find(BEGINNINGS, start)
                .or(() -> find(TEXTS, text.toLowerCase(Locale.ROOT)))
                .orElse(OTHER);
    }

    private static Optional<FileKind> find(Map<FileKind, List<String>> kinds, String start) {
        return kinds.entrySet().stream()
                .filter(k -> k.getValue().stream().anyMatch(start::startsWith))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** What a file with this name ought to be, or empty where its name is not that of an archive we open. */
    static Optional<FileKind> claimedBy(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".zip")) {
            return Optional.of(ZIP);
        }
        if (lower.endsWith(".tar")) {
            return Optional.of(TAR);
        }
        return lower.endsWith(".tar.gz") || lower.endsWith(".tgz") ? Optional.of(GZIP) : Optional.empty();
    }
}
