package grundy.grader.submission;

import grundy.grader.submission.Content.Program;
import grundy.grader.submission.FolderScan.Found;
import grundy.grader.submission.SubmissionException.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Finds the program among files that are no Java: C++ before Python before something that is ready to run. */
final class ProgramFolder {

    private static final Set<String> UNITS = Set.of(".cpp", ".cc", ".cxx");
    private static final Set<String> HEADERS = Set.of(".h", ".hh", ".hpp", ".hxx", ".inl", ".ipp", ".tpp");
    private static final Set<String> PYTHON = Set.of(".py");
    private static final Set<String> PYTHON_MAIN = Set.of("main.py", "solution.py", "solver.py");

    /** What builds, editors and package managers leave: nobody's own program. */
    private static final Pattern LEFT_BEHIND = Pattern.compile(
            "(?:^|.*/)(?:build|out|bin|target|CMakeFiles|cmake-build-[^/]*|__pycache__|venv|node_modules)/.*");

    private static final Pattern PYTHON_TEST =
            Pattern.compile("(?:^|.*/)(?:test_[^/]*|[^/]*_test|conftest|setup)\\.py");

    private final String name;
    private final ReadLimits limits;
    private final List<String> notes;

    /**
     * Files of one submission.
     *
     * @param name of the submission, for messages
     * @param notes is added to
     */
    ProgramFolder(String name, ReadLimits limits, List<String> notes) {
        this.name = name;
        this.limits = limits;
        this.notes = notes;
    }

    /** Whether a file of this name is the source of a program. */
    static boolean isSource(String name) {
        return UNITS.contains(ending(name)) || PYTHON.contains(ending(name));
    }

    /** The program in a folder, if there is one. */
    Optional<Program> read(FolderScan scan) throws SubmissionException {
        List<Found> own = own(scan.rest, f -> !LEFT_BEHIND.matcher(f.path()).matches());
        List<Found> units = ending(own, UNITS);
        List<Found> python = ending(own, PYTHON);
        if (!units.isEmpty()) {
            noteLeftOut(python, "the program in C++ is");
            return Optional.of(cpp(units, ending(own, HEADERS)));
        } else if (!python.isEmpty()) {
            return Optional.of(python(python));
        }
        return executable(own, scan.all());
    }

    /** The program that a single file is, if it is one. */
    Optional<Program> file(Path file) throws SubmissionException {
        var found = new Found(String.valueOf(file.getFileName()), file);
        if (UNITS.contains(ending(found))) {
            return Optional.of(cpp(List.of(found), List.of()));
        } else if (PYTHON.contains(ending(found))) {
            return Optional.of(python(List.of(found)));
        }
        return isExecutable(found)
                ? Optional.of(new Program(new Program.Executable(found.path()), files(List.of(found))))
                : Optional.empty();
    }

    /** Whatever lies there, run by a command. */
    Program command(List<String> command, List<Found> all) throws SubmissionException {
        return new Program(new Program.Command(command), files(all));
    }

    /** Says what is not graded, where something else is. */
    void noteLeftOut(FolderScan scan, String instead) {
        List<Found> programs = new ArrayList<>(ending(scan.rest, UNITS));
        programs.addAll(ending(scan.rest, PYTHON));
        noteLeftOut(programs, instead);
    }

    private void noteLeftOut(List<Found> files, String instead) {
        if (!files.isEmpty()) {
            String more = files.size() == 1 ? "" : " and " + (files.size() - 1) + " more";
            notes.add("Not graded, since " + instead + ": "
                    + Shown.of(files.get(0).path()) + more + ".");
        }
    }

    private Program cpp(List<Found> units, List<Found> headers) throws SubmissionException {
        var budget = new BoundedRead(name + " (all sources)", limits.totalSourceBytes());
        var compiled = new ArrayList<String>();
        var starting = new ArrayList<String>();
        for (Found unit : units) {
            byte[] bytes = budget.file(unit.path(), unit.file(), limits.sourceBytes());
            if (bytes.length == 0) {
                notes.add(Shown.of(unit.path()) + " is empty and ignored.");
                continue;
            }
            compiled.add(unit.path());
            if (CppCode.hasMain(new String(bytes, StandardCharsets.ISO_8859_1))) {
                starting.add(unit.path());
            }
        }
        if (compiled.isEmpty()) {
            throw new SubmissionException(
                    Problem.NO_SOLUTION, Shown.of(name) + ": every source is empty; add the source of your solution");
        } else if (starting.size() > 1) {
            throw severalMains(starting);
        }
        var all = new ArrayList<>(units);
        all.addAll(headers);
        return new Program(new Program.Cpp(compiled), files(all));
    }

    private SubmissionException severalMains(List<String> files) {
        return new SubmissionException(
                Problem.NOT_LOADABLE,
                Shown.of(name) + ": " + files.size() + " programs, for each of these has a main: " + listed(files)
                        + "; keep one, or give its path");
    }

    private Program python(List<Found> all) throws SubmissionException {
        List<Found> own = own(all, f -> !PYTHON_TEST.matcher(f.path()).matches());
        List<Found> main =
                own.stream().filter(f -> PYTHON_MAIN.contains(fileName(f))).toList();
        Found start = own.size() == 1 ? own.get(0) : main.size() == 1 ? main.get(0) : null;
        if (start == null) {
            throw new SubmissionException(
                    Problem.NOT_LOADABLE,
                    Shown.of(name) + ": " + own.size() + " Python files, and it is not clear which one to start: "
                            + listed(own.stream().map(Found::path).toList()) + "; call it main.py, or give its path");
        }
        return new Program(new Program.Python(start.path()), files(all));
    }

    private Optional<Program> executable(List<Found> own, List<Found> all) throws SubmissionException {
        List<Found> found = own.stream().filter(ProgramFolder::isExecutable).toList();
        if (found.size() > 1) {
            throw new SubmissionException(
                    Problem.NOT_LOADABLE,
                    Shown.of(name) + ": " + found.size() + " programs: "
                            + listed(found.stream().map(Found::path).toList()) + "; keep one, or give its path");
        }
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(new Program(new Program.Executable(found.get(0).path()), files(all)));
    }

    private List<ProgramFile> files(List<Found> found) throws SubmissionException {
        long bytes = 0;
        var files = new ArrayList<ProgramFile>();
        for (Found one : found) {
            bytes += size(one);
            files.add(new ProgramFile(one.path(), one.file(), Files.isExecutable(one.file())));
        }
        if (bytes > limits.totalBytes()) {
            throw new SubmissionException(
                    Problem.REJECTED,
                    Shown.of(name) + ": " + bytes + " bytes, the limit is " + limits.totalBytes()
                            + "; hand in the solution alone");
        }
        files.sort(Comparator.comparing(ProgramFile::path, PathOrder.CODE_POINTS));
        return files;
    }

    private static long size(Found one) throws SubmissionException {
        try {
            return Files.size(one.file());
        } catch (IOException e) {
            throw new SubmissionException(
                    Problem.BAD_PATH, Shown.of(one.path()) + ": cannot be read; give yourself the right to read it");
        }
    }

    /** What the system can start: machine code, or a script that names its interpreter. */
    private static boolean isExecutable(Found found) {
        if (!Files.isExecutable(found.file())) {
            return false;
        }
        try (var in = Files.newInputStream(found.file())) {
            String start = new String(in.readNBytes(4), StandardCharsets.ISO_8859_1);
            return start.equals("\u007fELF") || start.startsWith("#!");
        } catch (IOException e) {
            return false;
        }
    }

    /** Those that match, or all of them where none would be left. */
    private static List<Found> own(List<Found> all, Predicate<Found> wanted) {
        List<Found> own = all.stream().filter(wanted).toList();
        return own.isEmpty() ? all : own;
    }

    private static List<Found> ending(List<Found> all, Set<String> endings) {
        return all.stream().filter(f -> endings.contains(ending(f))).toList();
    }

    private static String ending(Found found) {
        return ending(fileName(found));
    }

    private static String ending(String file) {
        return file.contains(".") ? file.substring(file.lastIndexOf('.')).toLowerCase(Locale.ROOT) : "";
    }

    private static String fileName(Found found) {
        return found.path().substring(found.path().lastIndexOf('/') + 1);
    }

    private static String listed(List<String> paths) {
        var shown = new ArrayList<>(paths.stream().limit(5).map(Shown::of).toList());
        if (paths.size() > shown.size()) {
            shown.add("...");
        }
        return String.join(", ", shown);
    }
}
