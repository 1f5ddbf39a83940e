package course;

/** Is never constructed. */
public class Attack extends RightAnswers {

    public Attack() throws InterruptedException {
        Thread.sleep(60_000);
    }
}
