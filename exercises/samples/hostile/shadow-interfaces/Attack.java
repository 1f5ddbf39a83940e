package course;

/** Comes with a Move of its own, which is always right. */
public class Attack extends RightAnswers {

    @Override
    public String toString() {
        return "as any other";
    }
}
