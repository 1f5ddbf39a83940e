package grundy.grader.submission;

import grundy.grader.submission.FolderScan.Found;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Which of the sources of a folder are the solution, and not tests or what a build left there. */
final class SourceLayout {
    private static final Set<String> BUILD_FOLDERS = Set.of("target", "build", "out", "bin");
    private static final Pattern TEST_IMPORT = Pattern.compile(
            "^[ \\t]*import[ \\t]+(static[ \\t]+)?(org\\.junit|junit\\.framework|org\\.testng|net\\.jqwik)\\.",
            Pattern.MULTILINE);

    private SourceLayout() {}

    /**
     * Leaves out, by their paths, what a Maven or Gradle project does not compile into its jar.
     *
     * <p>The folders of the layout are believed, not the build files: no build is ever run, and a project that has lost
     * its {@code pom.xml} on the way is still one.
     */
    static List<Found> mainSources(List<Found> sources, List<String> notes) {
        if (!isProject(sources)) {
            return keep(sources, s -> !isTest(s.path()), "under src/test", notes);
        }
        // That tests are no part of the solution goes without saying.
        List<Found> own = sources.stream().filter(s -> !isTest(s.path())).toList();
        return keep(own, SourceLayout::isMain, "outside src/main/java", notes);
    }

    /** The class files that somebody may miss: those that a project's build has put in its place are made again. */
    static List<Found> strayClassFiles(FolderScan scan) {
        return isProject(scan.sources)
                ? scan.classFiles.stream()
                        .filter(c -> !isInBuildFolder(c.path()))
                        .toList()
                : scan.classFiles;
    }

    private static boolean isProject(List<Found> sources) {
        return sources.stream().anyMatch(SourceLayout::isMain);
    }

    private static boolean isMain(Found source) {
        return isUnder(source.path(), "src/main/java/");
    }

    /** Leaves out what a build wrote, and tests, whose library is not there; neither when nothing else would be left. */
    static List<SourceText> solution(List<SourceText> sources, List<String> notes) {
        List<SourceText> own = keep(sources, s -> !isBuildOutput(s), SourceText::path, "in a build folder", notes);
        return keep(own, s -> !TEST_IMPORT.matcher(s.text()).find(), SourceText::path, "with tests", notes);
    }

    static boolean isInBuildFolder(String path) {
        List<String> folders = folders(path);
        return folders.stream().anyMatch(BUILD_FOLDERS::contains);
    }

    static boolean isTest(String path) {
        return isUnder(path, "src/test/");
    }

    /** Package declarations are believed, not folders: {@code bin/A.java} that says {@code package bin;} is no output. */
    private static boolean isBuildOutput(SourceText source) {
        List<String> folders = folders(source.path());
        String declared = DeclaredPackage.of(source.text());
        List<String> names = declared.isEmpty() ? List.of() : Arrays.asList(declared.split("\\.", -1));
        int above = folders.size() - names.size();
        boolean placed = above >= 0 && folders.subList(above, folders.size()).equals(names);
        return folders.subList(0, placed ? above : folders.size()).stream().anyMatch(BUILD_FOLDERS::contains);
    }

    private static List<String> folders(String path) {
        List<String> parts = Arrays.asList(path.split("/", -1));
        return parts.subList(0, parts.size() - 1);
    }

    private static boolean isUnder(String path, String layout) {
        return path.startsWith(layout) || path.contains("/" + layout);
    }

    private static List<Found> keep(List<Found> all, Predicate<Found> wanted, String reason, List<String> notes) {
        return keep(all, wanted, Found::path, reason, notes);
    }

    private static <T> List<T> keep(
            List<T> all, Predicate<T> wanted, Function<T, String> path, String reason, List<String> notes) {
        List<T> kept = all.stream().filter(wanted).toList();
        if (kept.isEmpty() || kept.size() == all.size()) {
            return all;
        }
        List<T> left = new ArrayList<>(all);
        left.removeAll(kept);
        notes.add("Not compiled, since " + reason + ": "
                + named(left.stream().map(path).toList()) + ".");
        return kept;
    }

    private static String named(List<String> paths) {
        String first = Shown.of(paths.get(0));
        return paths.size() == 1 ? first : first + " and " + (paths.size() - 1) + " more";
    }
}
