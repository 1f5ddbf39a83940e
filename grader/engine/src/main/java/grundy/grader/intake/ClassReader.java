package grundy.grader.intake;

import grundy.grader.archive.ArchiveException;
import grundy.grader.archive.ArchiveLimits;
import grundy.grader.archive.Unpacked;
import grundy.grader.archive.Unpacked.Fault;
import grundy.grader.archive.Unpacker;
import grundy.grader.intake.Harvest.Draft;
import grundy.grader.submission.Shown;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the submissions of a class, whatever platform exported them. None is opened here. */
public final class ClassReader {
    /** Wrapping folders that are stepped into. */
    private static final int WRAPPINGS = 3;

    private final ArchiveLimits limits;
    private final Path scratch;

    /**
     * A reader for one class.
     *
     * @param limits for an export that is an archive
     * @param scratch a folder of the caller's where exports are unpacked and scattered files gathered; made if it is missing
     *     and needed. Submissions may lie there
     */
    public ClassReader(ArchiveLimits limits, Path scratch) {
        this.limits = limits;
        this.scratch = scratch;
    }

    /**
     * Finds the submissions.
     *
     * @param paths folders, or archives of one
     * @param forced the layout of all of them, or empty to tell it from the names inside
     * @throws IntakeException if a path is wrong, or holds no submission
     * @throws IOException if {@code scratch} cannot be written
     */
    public ClassList read(List<Path> paths, Optional<Layout> forced) throws IntakeException, IOException {
        List<Draft> drafts = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        for (int i = 0; i < paths.size(); i++) {
            Export export = export(paths.get(i), scratch.resolve("class-" + (i + 1)));
            boolean literal = Files.isDirectory(paths.get(i)) && forced.equals(Optional.of(Layout.FOLDER));
            Listing outer = Listing.of(export.root());
            Chosen chosen = literal ? new Chosen(Layout.FOLDER, outer, "") : choose(outer, forced);
            var harvest = new Harvest(scratch.resolve("files-" + (i + 1)), fileBytes());
            chosen.layout().convention().collect(chosen.listing(), harvest);
            if (harvest.drafts().isEmpty()) {
                throw nothing(paths.get(i), chosen);
            }
            notes.add(found(paths, i, chosen, harvest.drafts().size()));
            notes.addAll(harvest.notes());
            notes.addAll(export.notes());
            harvest.drafts().forEach(export::tell);
            drafts.addAll(harvest.drafts());
        }
        return Units.unique(drafts, notes);
    }

    private int fileBytes() {
        return (int) Math.min(limits.entryBytes(), Integer.MAX_VALUE - 16);
    }

    private static String found(List<Path> paths, int i, Chosen chosen, int count) {
        String where =
                paths.size() == 1 ? "" : Shown.of(String.valueOf(paths.get(i).getFileName())) + ": ";
        String wrapping = chosen.wrapping().isEmpty() ? "" : ", in the folder " + Shown.of(chosen.wrapping());
        return where + "layout: " + chosen.layout().word() + ", " + count
                + (count == 1 ? " submission" : " submissions") + wrapping;
    }

    private static IntakeException nothing(Path path, Chosen chosen) {
        String where = Shown.of(path) + ": ";
        if (chosen.listing().children().isEmpty()) {
            return new IntakeException(
                    where + "no submission inside, it is empty; give what the course platform exported");
        }
        return new IntakeException(
                where + "no submission inside in the layout " + chosen.layout().word()
                        + "; give what the course platform exported, or name its layout with --layout");
    }

    /**
     * A class as a folder.
     *
     * @param faults what is to be said of a file that could not be unpacked
     */
    private record Export(Path root, Map<Path, String> faults, List<String> notes) {
        /** Whoever has a file in it that could not be unpacked is told. */
        void tell(Draft draft) {
            faults.forEach((place, said) -> {
                if (draft.origins().stream().anyMatch(place::startsWith)) {
                    draft.notes().add(said);
                }
            });
        }
    }

    private Export export(Path path, Path target) throws IntakeException, IOException {
        if (Files.isDirectory(path)) {
            return new Export(path, Map.of(), List.of());
        }
        String shown = Shown.of(path) + ": ";
        if (!Files.exists(path)) {
            throw new IntakeException(shown + "no such file or folder; check how the path is spelled");
        }
        if (!Files.isReadable(path)) {
            throw new IntakeException(shown + "cannot be read; give yourself the right to read it");
        }
        if (!Files.isRegularFile(path) || !Unpacker.opens(String.valueOf(path.getFileName()))) {
            throw new IntakeException(shown + "no class; give a folder of submissions, or a zip of one"
                    + " (one submission alone is graded by: grundy check)");
        }
        try {
            return unpacked(new Unpacker(limits).unpack(path, Files.createDirectories(target)), target);
        } catch (ArchiveException e) {
            String entry = e.entry().isEmpty() ? "" : "the entry " + Shown.of(e.entry()) + " ";
            String next = e.problem() == ArchiveException.Problem.REFUSED
                    ? "; or unpack it yourself, and give the folder"
                    : "";
            throw new IntakeException(shown + entry + e.what() + next);
        }
    }

    private static Export unpacked(Unpacked unpacked, Path root) {
        Map<Path, String> faults = new LinkedHashMap<>();
        List<String> lost = new ArrayList<>();
        for (Fault fault : unpacked.faults()) {
            String said = Shown.of(fault.entry()) + " could not be unpacked: it " + fault.what() + ".";
            fault.place().ifPresentOrElse(place -> faults.put(place, said), () -> lost.add(said));
        }
        unpacked.remarks().forEach(r -> lost.add(Shown.of(r.entry()) + " " + r.what() + "."));
        List<String> notes = new ArrayList<>(lost.subList(0, Math.min(lost.size(), 10)));
        if (lost.size() > notes.size()) {
            notes.add((lost.size() - notes.size()) + " more entries of the archive were left out or renamed.");
        }
        return new Export(root, faults, notes);
    }

    /** A layout, and the folder that has it. */
    private record Chosen(Layout layout, Listing listing, String wrapping) {}

    private static Chosen choose(Listing outer, Optional<Layout> forced) throws IntakeException {
        Listing listing = outer;
        String wrapping = "";
        for (int i = 0; i <= WRAPPINGS; i++) {
            Optional<Layout> fitting = fitting(listing, forced);
            if (fitting.isPresent()) {
                return new Chosen(fitting.get(), listing, wrapping);
            }
            List<Listing> inner = listing.wrapped();
            if (inner.isEmpty()) {
                break;
            }
            listing = inner.get(0);
            wrapping = String.valueOf(listing.root().getFileName());
        }
        return new Chosen(forced.orElse(Layout.FOLDER), outer, "");
    }

    /** A folder is taken for a class of folders only where it is not the wrapping of something. */
    private static Optional<Layout> fitting(Listing listing, Optional<Layout> forced) {
        for (Layout layout : List.of(Layout.GRADESCOPE, Layout.MOODLE, Layout.CANVAS)) {
            if (forced.orElse(layout) == layout
                    && !listing.children().isEmpty()
                    && layout.convention().fits(listing)) {
                return Optional.of(layout);
            }
        }
        boolean folders = forced.orElse(Layout.FOLDER) == Layout.FOLDER;
        return folders && listing.looksLikeAClass() ? Optional.of(Layout.FOLDER) : Optional.empty();
    }
}
