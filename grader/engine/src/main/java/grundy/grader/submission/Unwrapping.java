package grundy.grader.submission;

import grundy.grader.archive.ArchiveException;
import grundy.grader.archive.ArchiveLimits;
import grundy.grader.archive.Unpacked;
import grundy.grader.archive.Unpacked.Fault;
import grundy.grader.archive.Unpacked.Remark;
import grundy.grader.archive.Unpacker;
import grundy.grader.submission.FolderScan.Found;
import grundy.grader.submission.SubmissionException.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The archives of one submission, unpacked into folders of ours that are called as the archives are. */
final class Unwrapping {
    /** Of remarks, and of archives side by side. More are a mistake or malice. */
    private static final int FEW = 5;

    private static final int LONGEST_NAME = 200;

    private final Path scratch;
    private final ArchiveLimits limits;
    private final Unpacker unpacker;
    private final List<String> notes = new ArrayList<>();
    private int made;

    /**
     * Nothing unpacked yet.
     *
     * @param scratch where folders are made; made itself if it is missing and needed
     */
    Unwrapping(Path scratch, ArchiveLimits limits) {
        this.scratch = scratch;
        this.limits = limits;
        this.unpacker = new Unpacker(limits);
    }

    List<String> notes() {
        return notes;
    }

    /**
     * Unpacks one archive.
     *
     * @param depth how many archives it lies in
     */
    Path open(Found archive, int depth) throws SubmissionException, IOException {
        Path folder = newFolder(name(archive.file()));
        unpack(archive, folder, depth);
        return folder;
    }

    /** Unpacks archives side by side into one folder. */
    Path open(String name, List<Found> archives, int depth) throws SubmissionException, IOException {
        if (archives.size() > FEW) {
            throw new SubmissionException(
                    Problem.NOT_LOADABLE,
                    Shown.of(name) + ": " + archives.size()
                            + " archives, which are too many to tell the solution; hand in one");
        }
        Path folder = newFolder(name);
        for (int i = 0; i < archives.size(); i++) {
            Path inside = folder.resolve(numbered(i + 1, name(archives.get(i).file())));
            unpack(archives.get(i), Files.createDirectory(inside), depth);
        }
        return folder;
    }

    /** A number in front may make a long name too long for the file system. */
    private static String numbered(int number, String name) {
        boolean fits = name.getBytes(StandardCharsets.UTF_8).length <= LONGEST_NAME;
        return fits ? number + "-" + name : String.valueOf(number);
    }

    private Path newFolder(String name) throws IOException {
        return Files.createDirectories(scratch.resolve(String.valueOf(++made)).resolve(name));
    }

    private void unpack(Found archive, Path folder, int depth) throws SubmissionException, IOException {
        String shown = Shown.of(archive.path());
        if (depth >= limits.nesting()) {
            throw new SubmissionException(
                    Problem.REJECTED,
                    shown + ": an archive inside " + depth + " others, the limit is " + limits.nesting()
                            + " in all; pack the solution once");
        }
        if (!Files.isReadable(archive.file())) {
            throw new SubmissionException(
                    Problem.BAD_PATH, shown + ": cannot be read; give yourself the right to read it");
        }
        try {
            report(shown, unpacker.unpack(archive.file(), folder));
        } catch (ArchiveException e) {
            throw new SubmissionException(problem(e.problem()), message(shown, e.entry(), e.what()));
        }
    }

    private void report(String shown, Unpacked unpacked) throws SubmissionException {
        List<Fault> faults = unpacked.faults();
        if (!faults.isEmpty()) {
            List<String> all = faults.stream()
                    .limit(20)
                    .map(f -> message(shown, f.entry(), f.what()))
                    .toList();
            throw new SubmissionException(
                    problem(faults.get(0).problem()), all.get(0), faults.size() == 1 ? List.of() : all);
        }
        List<Remark> remarks = unpacked.remarks();
        remarks.stream().limit(FEW).forEach(r -> notes.add(message(shown, r.entry(), r.what()) + "."));
        if (remarks.size() > FEW) {
            notes.add(shown + ": so are " + (remarks.size() - FEW) + " more entries.");
        }
    }

    private static String message(String shown, String entry, String what) {
        return shown + ": " + (entry.isEmpty() ? "" : "the entry " + Shown.of(entry) + " ") + what;
    }

    private static Problem problem(ArchiveException.Problem problem) {
        return switch (problem) {
            case DAMAGED -> Problem.NOT_LOADABLE;
            case REFUSED -> Problem.REJECTED;
        };
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }
}
