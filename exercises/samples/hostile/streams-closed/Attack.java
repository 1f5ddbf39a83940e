package course;

import java.io.IOException;

/** Closes the standard streams. */
public class Attack extends RightAnswers {

    public Attack() throws IOException {
        System.in.close();
        System.out.close();
        System.err.close();
    }
}
