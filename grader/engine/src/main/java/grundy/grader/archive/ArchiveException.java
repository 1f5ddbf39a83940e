package grundy.grader.archive;

/** An archive that cannot be unpacked, or must not be. */
public final class ArchiveException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Problem problem;
    private final String entry;
    private final String what;

    ArchiveException(Problem problem, String entry, String what) {
        super(what);
        this.problem = problem;
        this.entry = entry;
        this.what = what;
    }

    ArchiveException(Problem problem, String what) {
        this(problem, "", what);
    }

    /** What kind of problem it is. */
    public Problem problem() {
        return problem;
    }

    /** The entry where it came up, as the archive names it and so unfit to be shown; empty for the archive as a whole. */
    public String entry() {
        return entry;
    }

    /** What is wrong and what to do, to be put after a name: {@code is encrypted; pack it without a password}. */
    public String what() {
        return what;
    }

    /** Whether somebody may mean harm. */
    public enum Problem {
        /** It is not what its name says, or does not hold together, or is locked. */
        DAMAGED,
        /** It breaks a limit or a rule that protects the grader. */
        REFUSED
    }
}
