package course;

/** Comes with a worker of its own. */
public class Attack extends RightAnswers {

    @Override
    public String toString() {
        return "as any other";
    }
}
