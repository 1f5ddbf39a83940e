package grundy.grader.archive;

import grundy.grader.archive.ArchiveException.Problem;

/** One entry that cannot be unpacked, whatever becomes of the others. */
final class EntryFault extends Exception {
    private static final long serialVersionUID = 1L;

    final Problem problem;
    final String what;

    EntryFault(Problem problem, String what) {
        super(what);
        this.problem = problem;
        this.what = what;
    }

    static EntryFault damaged() {
        return new EntryFault(Problem.DAMAGED, "is damaged; pack it, or upload it, again");
    }
}
