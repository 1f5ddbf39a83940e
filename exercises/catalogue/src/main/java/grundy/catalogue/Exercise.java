package grundy.catalogue;

import grundy.games.HeapGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One exercise: data, and small functions that follow from it. */
public interface Exercise {

    /** What the methods of a starter's solution say, with an {@link UnsupportedOperationException}, until they are written. */
    String NOT_WRITTEN = "not written yet";

    /** Short and stable, such as {@code take-and-split}. */
    String id();

    /** One line for a person. */
    String title();

    /** What is asked of the student, in Markdown. */
    String statement();

    /**
     * What people read of this exercise, in a language other than the one of its records: {@code ID.title}, and for each
     * known-wrong solution {@code ID.mutant.MUTANT.title} and {@code ID.mutant.MUTANT.story}, and for each
     * family {@code ID.family.FAMILY}, why no case tells its members apart.
     *
     * @param language its code, such as {@code de}
     * @return empty where the exercise has no texts in it
     */
    Map<String, String> texts(String language);

    /**
     * What a student starts from: the files of a project that are this exercise's own, text by path. Those of Java follow
     * Maven's layout: a solution with nothing in it yet, its registration, and a few examples as tests.
     *
     * @return relative paths with slashes
     */
    Map<String, String> starter();

    /** The rule of the game, where the exercise is about one heap game. */
    Optional<HeapGame> game();

    /** The interface that a solution implements. */
    Class<?> solverType();

    /**
     * The checks, in the order of the report. The truth behind them has been searched, and the theory has agreed.
     *
     * @param seed drives the random cases; the same seed gives the same cases
     * @throws IllegalStateException if search and theory disagree: a fault of ours, nobody's mark may depend on it
     */
    List<Check> checks(long seed);

    /**
     * The checks as far as a program can be put through them that answers in the text protocol. Each weighs as much as in
     * {@link #checks}, and its cases are some of those.
     *
     * @param seed as in {@link #checks}
     * @return empty where a program cannot solve this exercise
     */
    List<Check> programChecks(long seed);

    /** The known-wrong solutions, and what is known of them together. */
    Mistakes mistakes();

    /** The known-wrong solutions. */
    default List<Mutant> mutants() {
        return mistakes().mutants();
    }

    /**
     * Asks a solution that runs in this process: one of ours, never a student's.
     *
     * @param solver an instance of {@link #solverType()}
     * @return {@link Answer.Returned} or {@link Answer.Threw}
     */
    Answer ask(Object solver, Question question);

    /**
     * Asks a known-wrong solution for all that it may answer: several answers where its mistake leaves open which of them it
     * gives, none where it leaves nothing to answer.
     *
     * @param solver what a mutant's style made
     */
    List<Answer> answers(Object solver, Question question);

    /**
     * What the report shows about all answers together.
     *
     * @param judged everything that was found, by the id of the check
     */
    List<Exhibit> exhibits(Map<String, List<Judged>> judged);
}
