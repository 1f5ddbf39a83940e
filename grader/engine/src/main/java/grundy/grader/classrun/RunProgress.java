package grundy.grader.classrun;

import grundy.grader.result.ClassRow;

/** Told how a run goes on. Calls come one at a time, from several threads. */
public interface RunProgress {

    /**
     * Before anything is graded.
     *
     * @param submissions how many there are in all
     * @param finished how many of them an earlier run has finished
     */
    void begins(int submissions, int finished);

    /** A submission has its result, or met a fault of ours. */
    void graded(ClassRow row);
}
