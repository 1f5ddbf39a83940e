package grundy.grader.intake;

import grundy.grader.intake.Listing.Child;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A folder where each folder, archive or program is a submission, known by its name; so also a folder of repositories. */
final class PlainFolder implements Convention {
    private static final List<String> ARCHIVES = List.of(
            ".tar.gz", ".tar.xz", ".tar.bz2", ".zip", ".jar", ".tar", ".tgz", ".gz", ".rar", ".7z", ".xz", ".bz2");
    private static final List<String> PROGRAMS = List.of(".java", ".cpp", ".cc", ".cxx", ".py");

    @Override
    public boolean fits(Listing listing) {
        return true;
    }

    @Override
    public void collect(Listing listing, Harvest harvest) {
        List<String> others = new ArrayList<>();
        Map<String, Integer> wanted = new HashMap<>();
        for (Child child : listing.children()) {
            wanted.merge(base(child), 1, Integer::sum);
        }
        for (Child child : listing.children()) {
            if (child.isFolder() || isSubmission(child.name())) {
                String id = wanted.getOrDefault(base(child), 0) == 1 ? base(child) : child.name();
                harvest.add(id, id, child.path(), List.of());
            } else {
                others.add(child.name());
            }
        }
        harvest.note("Neither a folder nor a solution, and left out", others);
    }

    /** Also of kinds that are not opened: whoever hands in such a one is told so. */
    static boolean isArchive(String name) {
        return ARCHIVES.stream().anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
    }

    private static boolean isSubmission(String name) {
        return isArchive(name) || PROGRAMS.stream().anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
    }

    private static String base(Child child) {
        String lower = child.name().toLowerCase(Locale.ROOT);
        if (!child.isFolder()) {
            for (List<String> endings : List.of(ARCHIVES, PROGRAMS)) {
                for (String ending : endings) {
                    if (lower.endsWith(ending) && lower.length() > ending.length()) {
                        return child.name().substring(0, child.name().length() - ending.length());
                    }
                }
            }
        }
        return child.name();
    }
}
