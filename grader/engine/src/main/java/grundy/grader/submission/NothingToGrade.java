package grundy.grader.submission;

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
            return new SubmissionException(
                    Problem.NO_SOLUTION, where + "the folder is empty; put the files of your solution there");
        }
        if (scan.archives.size() == 1) {
            String archive = Shown.of(scan.archives.get(0).path());
            String next = archive.endsWith(".jar") ? "give the path of the jar" : "unpack it and give the folder";
            return new SubmissionException(
                    Problem.NO_SOLUTION, where + "no .java, .class, .cpp or .py file, but " + archive + "; " + next);
        }
        return new SubmissionException(
                Problem.NO_SOLUTION,
                where + "no .java, .class, .cpp or .py file inside, and nothing that can be run (" + found(scan)
                        + "); give the folder of your solution");
    }

    private static String found(FolderScan scan) {
        List<String> found = new ArrayList<>();
        if (!scan.archives.isEmpty()) {
            found.add(scan.archives.size() + " x archive");
        }
        scan.others.forEach((ending, count) -> found.add(count + " x " + Shown.of(ending)));
        int listed = Math.min(found.size(), 5);
        return "found " + String.join(", ", found.subList(0, listed)) + (listed < found.size() ? ", ..." : "");
    }

    static SubmissionException inFile(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        String what;
        if (lower.endsWith(".zip")) {
            what = "a .zip is not graded yet; unpack it and give the folder";
        } else if (lower.endsWith(".class")) {
            what = "a single class file; give the folder below which its packages begin";
        } else {
            what = "this kind of file is not graded; give a folder, a .java, .cpp or .py file, a .jar, a program that"
                    + " can be run, or say with --run how to run it";
        }
        return new SubmissionException(Problem.BAD_PATH, Shown.of(name) + ": " + what);
    }
}
