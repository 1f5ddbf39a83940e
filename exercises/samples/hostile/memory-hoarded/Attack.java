package course;

import java.util.ArrayList;
import java.util.List;

/** Keeps nearly all of the heap for itself. */
public class Attack extends RightAnswers {

    private static final List<byte[]> HOARD = new ArrayList<>();

    public Attack() {
        try {
            for (int i = 0; i < 400 * 4; i++) {
                HOARD.add(new byte[256 << 10]);
            }
        } catch (OutOfMemoryError e) {
            // Without anything new, for which there is no room now.
            for (int i = 0; i < 40 && !HOARD.isEmpty(); i++) {
                HOARD.remove(HOARD.size() - 1);
            }
        }
    }
}
