package grundy.grader.submission;

import grundy.grader.archive.ArchiveLimits;
import grundy.grader.archive.Unpacker;
import grundy.grader.submission.FolderScan.Found;
import grundy.grader.submission.Submission.Kind;
import grundy.grader.submission.SubmissionException.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads what lies at a path as a submission. */
public final class SubmissionReader {
    private final ReadLimits limits;
    private final ArchiveLimits archiveLimits;
    private final ClassInspector inspector;

    /**
     * A reader for one virtual machine.
     *
     * @param archiveLimits for all archives of one submission together
     * @param javaFeature the version that will load the classes, such as 17
     */
    public SubmissionReader(ReadLimits limits, ArchiveLimits archiveLimits, int javaFeature) {
        this.limits = limits;
        this.archiveLimits = archiveLimits;
        this.inspector = new ClassInspector(javaFeature);
    }

    /**
     * Reads a folder of sources, a {@code .java} file, a Maven or Gradle project, a folder of classes, a jar, a program
     * (sources in C++ or Python, or a file that the system can start), written answers, or an archive of these; or a folder that holds nothing
     * but one of these.
     *
     * <p>The path itself may be a link; links inside a folder are not followed.
     *
     * @param scratch a folder of the caller's, where archives are unpacked; made if it is missing and needed. What was read
     *     may lie there
     * @throws SubmissionException if there is nothing to grade, or it breaks a limit or a rule
     * @throws IOException if {@code scratch} cannot be written
     */
    public Submission read(Path path, Path scratch) throws SubmissionException, IOException {
        Path real = real(path);
        var archives = new Unwrapping(scratch, archiveLimits);
        if (Files.isDirectory(real)) {
            return folder(real, archives, 0);
        }
        if (Files.isRegularFile(real)) {
            return file(real, archives);
        }
        throw new SubmissionException(
                Problem.BAD_PATH,
                Shown.of(path) + ": neither a file nor a folder; give a folder, a file or an archive");
    }

    /**
     * Reads what lies at a path as a program that is started by a command.
     *
     * @param command the words of the command
     * @param scratch as above
     * @throws SubmissionException if there is nothing to run, or it breaks a limit or a rule
     * @throws IOException if {@code scratch} cannot be written
     */
    public Submission readProgram(Path path, List<String> command, Path scratch)
            throws SubmissionException, IOException {
        Path real = real(path);
        String name = name(real);
        var archives = new Unwrapping(scratch, archiveLimits);
        List<Found> files = programFiles(new Found(name, real), archives, 0);
        List<String> notes = new ArrayList<>(archives.notes());
        Content content = new ProgramFolder(name, limits, notes).command(command, files);
        return new Submission(name, name, Kind.PROGRAM, content, notes);
    }

    /**
     * Reads the written answers that lie at a path, and nothing else there.
     *
     * @param scratch as above
     * @throws SubmissionException if there are none, or they break a limit or a rule
     * @throws IOException if {@code scratch} cannot be written
     */
    public Submission readAnswers(Path path, Path scratch) throws SubmissionException, IOException {
        Path real = real(path);
        String name = name(real);
        var archives = new Unwrapping(scratch, archiveLimits);
        List<Found> all = programFiles(new Found(name, real), archives, 0);
        boolean alone = all.size() == 1 && AnswersFolder.mayBe(all.get(0).path());
        Found found = alone ? all.get(0) : AnswersFolder.find(name, all).orElseThrow(() -> AnswersFolder.none(name));
        return answers(name, found, archives.notes());
    }

    private static Submission answers(String name, Found found, List<String> before) throws SubmissionException {
        List<String> notes = new ArrayList<>(before);
        WrittenAnswers file = AnswersFile.read(found, notes);
        return new Submission(name, name, Kind.ANSWERS, new Content.Answers(file), notes);
    }

    /** All files, out of the archive where there is nothing else. */
    private List<Found> programFiles(Found found, Unwrapping archives, int depth)
            throws SubmissionException, IOException {
        if (Files.isDirectory(found.file())) {
            List<Found> all = FolderScan.of(found.file(), limits).all();
            return all.size() == 1 && Unpacker.opens(all.get(0).path())
                    ? programFiles(all.get(0), archives, depth)
                    : all;
        }
        if (Unpacker.opens(found.path())) {
            Path folder = archives.open(found, depth);
            return programFiles(new Found(name(folder), folder), archives, depth + 1);
        }
        return List.of(found);
    }

    private static Path real(Path path) throws SubmissionException {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            String what = Files.isSymbolicLink(path) ? "a link to nothing" : "no such file or folder";
            throw new SubmissionException(
                    Problem.BAD_PATH, Shown.of(path) + ": " + what + "; check how the path is spelled");
        }
    }

    private Submission folder(Path real, Unwrapping archives, int depth) throws SubmissionException, IOException {
        FolderScan scan = FolderScan.of(real, limits);
        List<String> notes = new ArrayList<>(archives.notes());
        notes.addAll(scan.notes);
        String name = name(real);
        var programs = new ProgramFolder(name, limits, notes);
        if (!scan.sources.isEmpty()) {
            programs.noteLeftOut(scan, "the Java sources are");
            Content content = new SourceFolder(name, limits, notes).read(scan);
            return new Submission(name, name, Kind.JAVA_SOURCE, content, notes);
        }
        if (!scan.classFiles.isEmpty()) {
            Content content = new ClassFolder(real, limits, inspector).read(scan);
            return new Submission(name, name, Kind.JAVA_CLASSES, content, notes);
        }
        Optional<Content.Program> program = programs.read(scan);
        if (program.isPresent()) {
            return new Submission(name, name, Kind.PROGRAM, program.get(), notes);
        }
        Optional<Found> answers = AnswersFolder.find(name, scan.rest);
        if (answers.isPresent()) {
            return answers(name, answers.get(), notes);
        }
        if (!scan.archives.isEmpty()) {
            return only(name, scan.archives, archives, depth);
        }
        throw NothingToGrade.inFolder(name, scan);
    }

    /** What archives hold that lie in a folder without sources or classes. */
    private Submission only(String name, List<Found> found, Unwrapping archives, int depth)
            throws SubmissionException, IOException {
        List<Found> opened =
                found.stream().filter(f -> Unpacker.opens(f.path())).toList();
        Submission inside;
        if (!opened.isEmpty()) {
            Path folder = opened.size() == 1 ? archives.open(opened.get(0), depth) : archives.open(name, opened, depth);
            inside = folder(folder, archives, depth + 1);
        } else if (found.size() == 1) {
            inside = file(found.get(0).file(), archives);
        } else {
            throw NothingToGrade.severalArchives(name, found);
        }
        return new Submission(name, name, inside.kind(), inside.content(), inside.notes());
    }

    private Submission file(Path real, Unwrapping archives) throws SubmissionException, IOException {
        List<String> notes = new ArrayList<>(archives.notes());
        String name = name(real);
        if (!Files.isReadable(real)) {
            throw new SubmissionException(
                    Problem.BAD_PATH, Shown.of(real) + ": cannot be read; give yourself the right to read it");
        }
        if (name.endsWith(".java")) {
            List<SourceText> files = new SourceFolder(name, limits, notes).texts(List.of(new Found(name, real)));
            return new Submission(name, name, Kind.JAVA_SOURCE, new Content.Sources(files, List.of()), notes);
        }
        if (name.toLowerCase(Locale.ROOT).endsWith(".jar")) {
            Content content = new JarContents(real, limits, inspector, notes).read();
            return new Submission(name, name, Kind.JAR, content, notes);
        }
        if (Unpacker.opens(name)) {
            return folder(archives.open(new Found(name, real), 0), archives, 1);
        }
        Optional<Content.Program> program = new ProgramFolder(name, limits, notes).file(real);
        if (program.isPresent()) {
            return new Submission(name, name, Kind.PROGRAM, program.get(), notes);
        }
        if (AnswersFolder.mayBe(name)) {
            return answers(name, new Found(name, real), notes);
        }
        throw NothingToGrade.inFile(name);
    }

    private static String name(Path real) {
        Path name = real.getFileName();
        return name == null ? "root" : name.toString();
    }
}
