package grundy.grader.submission;

import grundy.grader.archive.Unpacker;
import grundy.grader.submission.FolderScan.Found;
import grundy.grader.submission.SubmissionException.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What to say where there is no solution to read. */
final class NothingToGrade {
    private NothingToGrade() {}

    static SubmissionException inFolder(String name, FolderScan scan) {
        String where = Shown.of(name) + ": ";
        if (scan.isEmpty()) {
            String what = Unpacker.opens(name) ? "the archive" : "the folder";
            return new SubmissionException(
                    Problem.NO_SOLUTION, where + what + " is empty; put the files of your solution there");
        }
        return new SubmissionException(
                Problem.NO_SOLUTION,
                where + "no .java, .class, .cpp or .py file inside, and nothing that can be run (" + found(scan)
                        + "); give the folder of your solution");
    }

    private static String found(FolderScan scan) {
        List<String> found = new ArrayList<>();
        scan.others.forEach((ending, count) -> found.add(count + " x " + Shown.of(ending)));
        int listed = Math.min(found.size(), 5);
        return "found " + String.join(", ", found.subList(0, listed)) + (listed < found.size() ? ", ..." : "");
    }

    /** Archives of which none is opened, for nothing says which is meant. */
    static SubmissionException severalArchives(String name, List<Found> archives) {
        List<String> shown =
                archives.stream().limit(3).map(a -> Shown.of(a.path())).toList();
        return new SubmissionException(
                Problem.NOT_LOADABLE,
                Shown.of(name) + ": " + archives.size() + " archives (" + String.join(", ", shown)
                        + (archives.size() > 3 ? ", ..." : "") + "); hand in the one that holds the solution");
    }

    static SubmissionException inFile(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        String what;
        if (FolderScan.isArchive(lower)) {
            return new SubmissionException(
                    Problem.NOT_LOADABLE,
                    Shown.of(name) + ": this kind of archive is not opened; pack the solution as a plain zip");
        } else if (lower.endsWith(".class")) {
            what = "a single class file; give the folder below which its packages begin";
        } else {
            what =
                    "this kind of file is not graded; give a folder, a .java, .cpp or .py file, a .jar, a .zip, a program that"
                            + " can be run, or say with --run how to run it";
        }
        return new SubmissionException(Problem.BAD_PATH, Shown.of(name) + ": " + what);
    }
}
