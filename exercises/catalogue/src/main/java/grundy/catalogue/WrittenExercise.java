package grundy.catalogue;

import java.util.Map;

/**
 * An exercise that is answered on a {@link Sheet}, without code. Its problem is drawn: the seed of {@link #checks} is the
 * {@link Handout#variant} of whoever answers, and 0 is the problem that everybody may know.
 *
 * <p>A case asks one blank: the first argument of its {@link Question} is the blank's name. Whatever else a question holds is for
 * solutions in this process, which have no sheet to read.
 */
public interface WrittenExercise extends Exercise {

    /** What is asked in a variant: the same problem that {@link #checks} judges. */
    Sheet sheet(long variant);

    /** The files that a student is given: the questions to read, and a file with a blank for each answer. */
    default Map<String, String> handout(Handout handout) {
        Sheet sheet = sheet(handout.variant());
        return Map.of(
                Sheet.QUESTIONS, sheet.questions(id(), title()),
                Sheet.ANSWERS, handout.emptyAnswers(id(), sheet));
    }
}
