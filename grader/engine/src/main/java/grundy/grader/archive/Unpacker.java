package grundy.grader.archive;

import grundy.grader.archive.ArchiveException.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Unpacks archives into folders of ours. One unpacker is for one submission, or for one class: what its archives hold is
 * counted together.
 *
 * <p>Junk is left out. A link is never made. A file that cannot be unpacked leaves an empty one in its place.
 */
public final class Unpacker {
    private final Budget budget;

    /**
     * Nothing unpacked yet.
     *
     * @param limits for all archives together that this one unpacks
     */
    public Unpacker(ArchiveLimits limits) {
        this.budget = new Budget(limits);
    }

    /** Whether a file of this name is an archive that is opened: {@code .zip}, {@code .tar}, {@code .tar.gz}, {@code .tgz}. */
    public static boolean opens(String name) {
        return FileKind.claimedBy(name).isPresent();
    }

    /**
     * Unpacks an archive of a name that {@link #opens} accepts.
     *
     * @param target an empty folder
     * @throws ArchiveException if it is no such archive, or passes a limit; some of it may have been unpacked
     * @throws IOException if the archive cannot be read at all, or the folder not be written: not the archive's fault
     */
    public Unpacked unpack(Path archive, Path target) throws ArchiveException, IOException {
        FileKind claimed =
                FileKind.claimedBy(String.valueOf(archive.getFileName())).orElseThrow();
        budget.archive(Files.size(archive));
        try (Entries entries = open(archive, claimed)) {
            var unpacking = new Unpacking(budget, new Placement(target, Placement.folds(target)));
            for (Optional<Entry> next = entries.next(); next.isPresent(); next = entries.next()) {
                unpacking.take(next.get());
            }
            return unpacking.result();
        }
    }

    private Entries open(Path archive, FileKind claimed) throws ArchiveException, IOException {
        FileKind found = FileKind.of(archive);
        if (found != claimed && !mayHide(found, claimed)) {
            throw new ArchiveException(Problem.DAMAGED, mislabelled(found, claimed));
        }
        if (claimed == FileKind.ZIP) {
            return zip(archive, found);
        }
        return TarEntries.open(
                archive, claimed == FileKind.GZIP, 2 * budget.limits().totalBytes());
    }

    /** Neither an old tar archive nor a zip archive behind a program can be told by its beginning. */
    private static boolean mayHide(FileKind found, FileKind claimed) {
        return switch (claimed) {
            case ZIP -> found == FileKind.PROGRAM || found == FileKind.OTHER;
            case TAR -> found == FileKind.OTHER;
            default -> false;
        };
    }

    private Entries zip(Path archive, FileKind found) throws ArchiveException, IOException {
        try {
            return ZipEntries.open(archive, budget.limits().entries());
        } catch (ArchiveException e) {
            throw found == FileKind.ZIP ? e : new ArchiveException(Problem.DAMAGED, mislabelled(found, FileKind.ZIP));
        }
    }

    private static String mislabelled(FileKind found, FileKind claimed) {
        return found == FileKind.EMPTY
                ? "an empty file; pack it, or upload it, again"
                : found.described() + " with the name of " + claimed.described() + "; pack the solution as a plain zip";
    }
}
