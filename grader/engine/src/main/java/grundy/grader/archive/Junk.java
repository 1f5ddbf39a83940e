package grundy.grader.archive;

import java.util.Locale;
import java.util.Set;

/** What operating systems, editors, version control and package managers leave behind. */
public final class Junk {
    private static final Set<String> NAMES =
            Set.of("__macosx", "thumbs.db", "desktop.ini", "node_modules", "__pycache__", "ehthumbs.db");

    private Junk() {}

    /**
     * Whether a file or folder of this name is never part of a solution. No package has a name with a dot in front. Folders
     * such as {@code out} and {@code bin} are not junk here, for a package may be called so.
     */
    public static boolean is(String name) {
        return name.startsWith(".") || NAMES.contains(name.toLowerCase(Locale.ROOT));
    }
}
