package grundy.grader.sandbox;

/** How much isolation is asked for. */
public enum SandboxMode {
    /** The strongest tier that works on this machine. */
    AUTO,
    /** Bubblewrap, or nothing is run. */
    REQUIRED,
    /** A plain process: for code that one trusts. */
    NONE
}
