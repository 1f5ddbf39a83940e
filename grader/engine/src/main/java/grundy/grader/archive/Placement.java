package grundy.grader.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Where entries come to lie in a folder of ours. Two entries never share a file, also where a file system takes two names
 * for one: the second is numbered.
 */
final class Placement {
    /** Systems allow 255; a number may still be added. */
    private static final int LONGEST_NAME = 200;

    private final boolean folds;
    private final Map<List<String>, Path> folders = new HashMap<>();
    private final Map<List<String>, Path> files = new HashMap<>();
    /** How many want a name, by the name as the file system tells it from others. */
    private final Map<String, Integer> wanted = new HashMap<>();

    /**
     * A place for one archive.
     *
     * @param folds whether the file system takes names for one that differ in case, or in how accents are composed
     */
    Placement(Path root, boolean folds) {
        this.folds = folds;
        folders.put(List.of(), root);
    }

    /**
     * A place for a file.
     *
     * @param file does not exist
     * @param twin where an entry of the very same name already lies
     */
    record Place(Path file, Optional<Path> twin) {
        /** Whether the name on disk is not that of the entry. */
        boolean isRenamed(String name) {
            return !file.getFileName().toString().equals(name);
        }
    }

    Path folder(List<String> parts) throws IOException {
        Path known = folders.get(parts);
        if (known != null) {
            return known;
        }
        Path parent = folder(parts.subList(0, parts.size() - 1));
        Path made = claim(parent, parts.get(parts.size() - 1));
        Files.createDirectory(made);
        folders.put(List.copyOf(parts), made);
        return made;
    }

    Place file(List<String> parts) throws IOException {
        Path file = claim(folder(parts.subList(0, parts.size() - 1)), parts.get(parts.size() - 1));
        return new Place(file, Optional.ofNullable(files.putIfAbsent(List.copyOf(parts), file)));
    }

    private Path claim(Path parent, String name) {
        String portable = portable(parent, name);
        String key = key(parent, portable);
        int number = wanted.merge(key, 1, Integer::sum);
        if (number == 1) {
            return parent.resolve(portable);
        }
        String numbered = numbered(portable, number);
        while (wanted.putIfAbsent(key(parent, numbered), 1) != null) {
            number = wanted.merge(key, 1, Integer::sum);
            numbered = numbered(portable, number);
        }
        return parent.resolve(numbered);
    }

    private static String numbered(String name, int number) {
        int dot = name.lastIndexOf('.');
        int end = dot > 0 ? dot : name.length();
        return name.substring(0, end) + " (" + number + ")" + name.substring(end);
    }

    private String key(Path parent, String name) {
        String path = parent + "/" + name;
        return folds
                ? Normalizer.normalize(path, Normalizer.Form.NFC)
                        .toUpperCase(Locale.ROOT)
                        .toLowerCase(Locale.ROOT)
                : path;
    }

    /** A name that this file system takes: what matters of a long one stands at its ends. */
    private static String portable(Path parent, String name) {
        String kept = name;
        if (name.getBytes(UTF_8).length > LONGEST_NAME) {
            kept = head(name) + "~" + Integer.toHexString(name.hashCode()) + "~" + tail(name);
        }
        try {
            return parent.resolve(kept).getFileName().toString();
        } catch (InvalidPathException e) {
            return ascii(kept);
        }
    }

    private static String head(String name) {
        int end = 0;
        int bytes = 0;
        while (bytes < LONGEST_NAME / 2 - 10) {
            int c = name.codePointAt(end);
            bytes += Character.toString(c).getBytes(UTF_8).length;
            end += Character.charCount(c);
        }
        return name.substring(0, end);
    }

    private static String tail(String name) {
        int start = name.length();
        int bytes = 0;
        while (bytes < LONGEST_NAME / 2 - 10) {
            int c = name.codePointBefore(start);
            bytes += Character.toString(c).getBytes(UTF_8).length;
            start -= Character.charCount(c);
        }
        return name.substring(start);
    }

    /** In a locale of plain ASCII, Java takes no other names. */
    private static String ascii(String name) {
        StringBuilder out = new StringBuilder();
        name.codePoints().forEach(c -> {
            if (c < 0x80 && "<>:\"|?*".indexOf(c) < 0) {
                out.appendCodePoint(c);
            } else {
                out.append("_u").append(Integer.toHexString(c));
            }
        });
        return head(out.append(" ".repeat(LONGEST_NAME)).toString()).strip();
    }

    /**
     * Tries out whether names in this folder are folded.
     *
     * @throws IOException if nothing can be written there
     */
    static boolean folds(Path folder) throws IOException {
        Path probe = folder.resolve("probe-A");
        Files.createFile(probe);
        boolean folds = Files.exists(folder.resolve("PROBE-a")) || composes(folder);
        Files.delete(probe);
        return folds;
    }

    private static boolean composes(Path folder) throws IOException {
        try {
            Path composed = folder.resolve("probe-\u00E9");
            Path apart = folder.resolve("probe-e\u0301");
            Files.createFile(composed);
            try {
                Files.delete(Files.createFile(apart));
                return false;
            } catch (FileAlreadyExistsException e) {
                return true;
            } finally {
                Files.delete(composed);
            }
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
