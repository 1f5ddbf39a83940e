package course;

/** Registers a class of the grader as the solution. */
public class Attack extends RightAnswers {

    @Override
    public String toString() {
        return "as any other";
    }
}
