package grundy.grader.archive;

import grundy.grader.archive.ArchiveException.Problem;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The name of an entry as folders and a file, or what is wrong with it. */
final class EntryName {
    /** Below what systems allow, for the name of our own folder comes before it. */
    private static final int LONGEST_PATH = 2_000;

    private EntryName() {}

    /**
     * Reads a name.
     *
     * @return folders and a file, each fit to stand alone; empty for the archive's own root
     */
    static List<String> parse(String name, int folders) throws EntryFault {
        if (name.chars().anyMatch(c -> c < ' ' || c == 0x7F)) {
            throw refused("has a control character in its name; rename it");
        }
        // Some programs for Windows write backslashes.
        String path = name.replace('\\', '/');
        if (path.startsWith("/") || isDrive(path)) {
            throw refused("is an absolute path; pack the folder of the solution");
        }
        List<String> parts = new ArrayList<>();
        for (String part : path.split("/", -1)) {
            if (part.equals("..")) {
                throw refused("leaves the archive; pack the folder of the solution");
            }
            if (!part.isEmpty() && !part.equals(".")) {
                parts.add(part);
            }
        }
        if (parts.size() - 1 > folders) {
            throw refused("lies more than " + folders + " folders deep, the limit; hand in the solution alone");
        }
        if (path.getBytes(StandardCharsets.UTF_8).length > LONGEST_PATH) {
            throw refused("has a name of more than " + LONGEST_PATH + " bytes; shorten it");
        }
        return parts;
    }

    private static boolean isDrive(String path) {
        return path.length() > 1
                && path.charAt(1) == ':'
                && Character.isLetter(path.charAt(0))
                && path.charAt(0) < 0x80;
    }

    private static EntryFault refused(String what) {
        return new EntryFault(Problem.REFUSED, what);
    }
}
