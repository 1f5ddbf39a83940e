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

/** Reads what lies at a path as a submission in Java. */
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
     * Reads a folder of sources, a {@code .java} file, a Maven or Gradle project, a folder of classes, or a jar.
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
        if (!scan.sources.isEmpty()) {
            Content content = new SourceFolder(name, limits, notes).read(scan);
            return new Submission(name, name, Kind.JAVA_SOURCE, content, notes);
        }
        if (!scan.classFiles.isEmpty()) {
            Content content = new ClassFolder(real, limits, inspector).read(scan);
            return new Submission(name, name, Kind.JAVA_CLASSES, content, notes);
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
        throw NothingToGrade.inFile(name, Files.isExecutable(real));
    }

    private static String name(Path real) {
        Path name = real.getFileName();
        return name == null ? "root" : name.toString();
    }
}
