package course;

/** Comes with a plug-in for the compiler, registered, that starts by itself and would end it. */
public class Attack extends RightAnswers {

    @Override
    public String toString() {
        return "as any other";
    }
}
