package course;

/** Has files that are named like arguments of the compiler. */
public class Attack extends RightAnswers {

    @Override
    public String toString() {
        return "as any other";
    }
}
