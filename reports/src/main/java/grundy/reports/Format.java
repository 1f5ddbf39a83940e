package grundy.reports;

/** What can be written beside {@code index.html} and the JSON, by the word that asks for it on a command line. */
public enum Format {
    /** {@code junit.xml}, as Jenkins and GitLab read it; for a class, one file with all submissions too. */
    JUNIT("junit", Scope.EITHER),
    /** {@code gradescope/results.json}. */
    GRADESCOPE("gradescope", Scope.SUBMISSION),
    /** {@code prairielearn/results.json}. */
    PRAIRIELEARN("prairielearn", Scope.SUBMISSION),
    /** {@code exercism/results.json}, version 3. */
    EXERCISM("exercism", Scope.SUBMISSION),
    /** {@code check50.json}, as {@code check50 -o json} prints it. */
    CHECK50("check50", Scope.SUBMISSION),
    /** {@code classroom50/result.json}. */
    CLASSROOM50("classroom50", Scope.SUBMISSION),
    /** {@code github/annotations.txt} and {@code github/summary.md}. */
    GITHUB("github", Scope.SUBMISSION),
    /** {@code grades.csv}, a row for each student. */
    CSV("csv", Scope.CLASS);

    private enum Scope {
        SUBMISSION,
        CLASS,
        EITHER
    }

    private final String word;
    private final Scope scope;

    Format(String word, Scope scope) {
        this.word = word;
        this.scope = scope;
    }

    /** The word that asks for this format on a command line. */
    public String word() {
        return word;
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
