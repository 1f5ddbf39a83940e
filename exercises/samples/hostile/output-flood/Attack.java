package course;

import java.nio.charset.StandardCharsets;

/** Prints 20 MiB to standard output and 5 MiB to standard error before it is asked anything. */
public class Attack extends RightAnswers {

    public Attack() {
        byte[] mebibyte = "all marks to me ".repeat(1 << 16).getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < 20; i++) {
            System.out.write(mebibyte, 0, mebibyte.length);
        }
        for (int i = 0; i < 5; i++) {
            System.err.write(mebibyte, 0, mebibyte.length);
        }
    }
}
