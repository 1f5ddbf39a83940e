package course;

/** Comes with an annotation processor, registered, that would end the compiler or write the marks. */
@Deprecated
public class Attack extends RightAnswers {

    @Override
    public String toString() {
        return "as any other";
    }
}
