package grundy.grader.cli;

import grundy.grader.archive.ArchiveLimits;
import grundy.grader.intake.ClassList;
import grundy.grader.intake.ClassReader;
import grundy.grader.intake.IntakeException;
import grundy.grader.intake.Layout;
import grundy.grader.intake.Roster;
import grundy.grader.intake.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Where a class lies, and who is in it. */
@SuppressWarnings("NullAway.Init") // fields are set by picocli
final class ClassOptions {

    @Parameters(
            paramLabel = "PATH",
            arity = "1..*",
            description = "what the course platform exported, a folder of submissions, or a zip of either")
    private List<Path> paths;

    @Option(
            names = "--layout",
            paramLabel = "NAME",
            description = "moodle, canvas, gradescope or folder (default: told from the names)")
    private @Nullable String layout;

    @Option(names = "--roster", paramLabel = "CSV", description = "who is in the class: columns id and name")
    private @Nullable Path roster;

    /**
     * Finds the class.
     *
     * @param out where the results go: no submission, also where it lies among them
     * @param scratch a folder for what has to be unpacked
     * @param archives the limits for one submission; a whole class may be larger, but never less
     * @throws UsageException if there is none, or the roster cannot be used
     * @throws IOException if {@code scratch} cannot be written
     */
    Roster.Applied read(Path out, Path scratch, ArchiveLimits archives) throws IOException {
        Optional<Layout> forced = Optional.ofNullable(layout).map(ClassOptions::layout);
        if (paths.stream().anyMatch(path -> path.toString().isEmpty())) {
            throw new UsageException("PATH is empty: give what the course platform exported, or . for this folder");
        }
        paths.stream()
                .filter(path -> Files.exists(out) && holds(out, path))
                .findFirst()
                .ifPresent(path -> {
                    throw new UsageException("PATH " + path + " lies in --out " + out
                            + ", where results replace each other: give another --out");
                });
        try {
            // The roster first: it is quickly read, and an export is not quickly unpacked.
            Optional<Roster> known = roster == null ? Optional.empty() : Optional.of(Roster.read(roster));
            ClassList found = new ClassReader(forClass(archives), scratch).read(paths, forced);
            ClassList list = withoutResults(found, out);
            return known.map(r -> r.apply(list)).orElseGet(() -> new Roster.Applied(list, List.of()));
        } catch (IntakeException e) {
            throw new UsageException(e.message());
        }
    }

    private static Layout layout(String word) {
        return Layout.of(word)
                .orElseThrow(() -> new UsageException("--layout does not know '" + word + "': choose from "
                        + Arrays.stream(Layout.values()).map(Layout::word).collect(Collectors.joining(", "))));
    }

    private static ArchiveLimits forClass(ArchiveLimits one) {
        var usual = ArchiveLimits.CLASS;
        return new ArchiveLimits(
                Math.max(usual.totalBytes(), one.totalBytes()),
                Math.max(usual.entryBytes(), one.entryBytes()),
                Math.max(usual.entries(), one.entries()),
                Math.max(usual.ratio(), one.ratio()),
                Math.max(usual.folders(), one.folders()),
                usual.nesting());
    }

    /** Results are no submission. What holds them as a part cannot be told from them, which is not passed over in silence. */
    private static ClassList withoutResults(ClassList found, Path out) {
        var units = new ArrayList<Unit>();
        var notes = new ArrayList<>(found.notes());
        for (Unit unit : found.units()) {
            if (!holds(unit.path(), out)) {
                units.add(unit);
            } else if (holds(unit.path(), out.toAbsolutePath().resolveSibling(""))) {
                notes.add(ShownText.of(unit.id())
                        + " is not graded, since --out lies in it: give a folder outside of it.");
            }
        }
        return new ClassList(units, notes);
    }

    /** Whether a folder is another or contains it, be that there already or not. */
    private static boolean holds(Path folder, Path inside) {
        try {
            Path there = inside.toAbsolutePath();
            while (there.getParent() != null && !Files.exists(there)) {
                there = there.getParent();
            }
            return there.toRealPath().startsWith(folder.toRealPath());
        } catch (IOException e) {
            return false;
        }
    }
}
