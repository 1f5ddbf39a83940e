package grundy.reports;

/** What can be written beside {@code index.html} and {@code report.json}. */
public enum Format {
    /** {@code junit.xml}, as Jenkins and GitLab read it. */
    JUNIT("junit");

    private final String word;

    Format(String word) {
        this.word = word;
    }

    /** The word that asks for this format on a command line. */
    public String word() {
        return word;
    }
}
