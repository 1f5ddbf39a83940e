package grundy.reports;

import java.util.List;

/** What can be written beside {@code index.html} and the JSON, by the word that asks for it on a command line. */
public enum Format {
    /** {@code junit.xml}, as Jenkins and GitLab read it; for a class, one file with all submissions too. */
    JUNIT("junit", Scope.EITHER, "junit.xml"),
    /** {@code gradescope/results.json}. */
    GRADESCOPE("gradescope", Scope.SUBMISSION, "gradescope/results.json"),
    /** {@code prairielearn/results.json}. */
    PRAIRIELEARN("prairielearn", Scope.SUBMISSION, "prairielearn/results.json"),
    /** {@code exercism/results.json}, version 3. */
    EXERCISM("exercism", Scope.SUBMISSION, "exercism/results.json"),
    /** {@code check50.json}, as {@code check50 -o json} prints it. */
    CHECK50("check50", Scope.SUBMISSION, "check50.json"),
    /** {@code classroom50/result.json}. */
    CLASSROOM50("classroom50", Scope.SUBMISSION, "classroom50/result.json"),
    /** {@code github/annotations.txt} and {@code github/summary.md}. */
    GITHUB("github", Scope.SUBMISSION, "github/annotations.txt", "github/summary.md"),
    /** {@code grades.csv}, a row for each student. */
    CSV("csv", Scope.CLASS);

    private enum Scope {
        SUBMISSION,
        CLASS,
        EITHER
    }

    private final String word;
    private final Scope scope;

    @SuppressWarnings("ImmutableEnumChecker") // List.of cannot be changed
    private final List<String> files;

    Format(String word, Scope scope, String... files) {
        this.word = word;
        this.scope = scope;
        this.files = List.of(files);
    }

    /** The word that asks for this format on a command line. */
    public String word() {
        return word;
    }

    /** The files about one submission, in its folder. */
    List<String> files() {
        return files;
    }

    /** Whether it writes something about one submission, of a class or alone. */
    public boolean forSubmission() {
        return scope != Scope.CLASS;
    }

    /** Whether it writes something about a class as a whole. */
    public boolean forClass() {
        return scope != Scope.SUBMISSION;
    }
}
