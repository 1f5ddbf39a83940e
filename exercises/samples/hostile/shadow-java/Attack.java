package course;

/** Comes with a class in java.lang, its package written in Unicode escapes. */
public class Attack extends RightAnswers {

    @Override
    public String toString() {
        return "as any other";
    }
}
