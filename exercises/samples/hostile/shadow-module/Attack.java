package course;

/** Claims to be the module of the interfaces. */
public class Attack extends RightAnswers {

    @Override
    public String toString() {
        return "as any other";
    }
}
