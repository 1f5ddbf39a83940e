package grundy.grader.grading;

import java.time.Duration;

/**
 * All limits on one submission. Times are wall-clock.
 *
 * @param start until a child process says that it is ready; nothing of the student's runs in this time
 * @param compile for compiling the sources
 * @param load for loading and constructing the solution
 * @param call for one answer
 * @param check for all answers of one check
 * @param submission for all answers
 * @param deathsInCheck how often the process may die in one check before the rest of the check is not run
 * @param deaths how often it may die in all before nothing more is run
 * @param heapMebibytes Java heap of a child process, in MiB
 * @param asksAgain how many answers are asked for a second time
 * @param shrinkQuestions how many questions may be spent on finding a smaller counterexample
 * @param programsAtATime how often a program that is run for each question may run at the same time
 */
public record GradingLimits(
        Duration start,
        Duration compile,
        Duration load,
        Duration call,
        Duration check,
        Duration submission,
        int deathsInCheck,
        int deaths,
        int heapMebibytes,
        int asksAgain,
        int shrinkQuestions,
        int programsAtATime) {

    /** A process for each answer, and perhaps an interpreter to be started in it, take their time. */
    private static final int PROGRAMS_ARE_SLOWER = 6;

    /** What a run uses unless it is told otherwise. */
    public static final GradingLimits DEFAULT = new GradingLimits(
            Duration.ofSeconds(30),
            Duration.ofSeconds(30),
            Duration.ofSeconds(10),
            Duration.ofSeconds(2),
            Duration.ofSeconds(20),
            Duration.ofSeconds(60),
            3,
            5,
            256,
            40,
            200,
            1);

    /** These limits with another time for one answer; a longer one lengthens the times for a check and for all answers too. */
    public GradingLimits withCall(Duration limit) {
        return with(limit, Math.max(1, limit.dividedBy(call)), programsAtATime);
    }

    /** These limits with another number of programs at a time, 1 or more. */
    public GradingLimits withProgramsAtATime(int number) {
        return with(call, 1, number);
    }

    /** These limits for a program that is run for each question. */
    GradingLimits forPrograms() {
        return with(call, PROGRAMS_ARE_SLOWER, programsAtATime);
    }

    private GradingLimits with(Duration forCall, long timesForAnswers, int programs) {
        return new GradingLimits(
                start,
                compile,
                load,
                forCall,
                check.multipliedBy(timesForAnswers),
                submission.multipliedBy(timesForAnswers),
                deathsInCheck,
                deaths,
                heapMebibytes,
                asksAgain,
                shrinkQuestions,
                programs);
    }
}
