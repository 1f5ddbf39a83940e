package grundy.grader.submission;

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
    private final ClassInspector inspector;

    /**
     * A reader for one virtual machine.
     *
     * @param javaFeature the version that will load the classes, such as 17
     */
    public SubmissionReader(ReadLimits limits, int javaFeature) {
        this.limits = limits;
        this.inspector = new ClassInspector(javaFeature);
    }

    /**
     * Reads a folder of sources, a {@code .java} file, a Maven or Gradle project, a folder of classes, a jar, or a program:
     * sources in C++ or Python, or a file that the system can start.
     *
     * <p>The path itself may be a link; links inside a folder are not followed.
     *
     * @throws SubmissionException if there is nothing to grade, or it breaks a limit or a rule
     */
    public Submission read(Path path) throws SubmissionException {
        Path real = real(path);
        if (Files.isDirectory(real)) {
            return folder(real);
        }
        if (Files.isRegularFile(real)) {
            return file(real);
        }
        throw new SubmissionException(
                Problem.BAD_PATH,
                Shown.of(path) + ": neither a file nor a folder; give a folder, a .java file or a .jar");
    }

    /**
     * Reads what lies at a path as a program that is started by a command.
     *
     * @param command is split into words as a shell would, but nothing in it is expanded
     * @throws SubmissionException if there is nothing to run, or it breaks a limit or a rule
     */
    public Submission readProgram(Path path, String command) throws SubmissionException {
        Path real = real(path);
        String name = name(real);
        List<String> notes = new ArrayList<>();
        List<Found> files = List.of(new Found(name, real));
        if (Files.isDirectory(real)) {
            FolderScan scan = FolderScan.of(real, limits);
            notes.addAll(scan.notes);
            files = scan.all();
        }
        Content content = new ProgramFolder(name, limits, notes).command(command, files);
        return new Submission(name, name, Kind.PROGRAM, content, notes);
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

    private Submission folder(Path real) throws SubmissionException {
        FolderScan scan = FolderScan.of(real, limits);
        List<String> notes = new ArrayList<>(scan.notes);
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
        throw NothingToGrade.inFolder(name, scan);
    }

    private Submission file(Path real) throws SubmissionException {
        List<String> notes = new ArrayList<>();
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
        Optional<Content.Program> program = new ProgramFolder(name, limits, notes).file(real);
        if (program.isPresent()) {
            return new Submission(name, name, Kind.PROGRAM, program.get(), notes);
        }
        throw NothingToGrade.inFile(name);
    }

    private static String name(Path real) {
        Path name = real.getFileName();
        return name == null ? "root" : name.toString();
    }
}
