package course;

/** Takes the standard streams away. */
public class Attack extends RightAnswers {

    public Attack() {
        System.setIn(null);
        System.setOut(null);
        System.setErr(null);
    }
}
