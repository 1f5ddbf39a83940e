package grundy.grader.submission;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.Comparator;

/** Code-point order, which is the order of the UTF-8 bytes; {@link String#compareTo} is not where surrogates meet. */
public enum PathOrder implements Comparator<String> {
    /** The only order there is here. */
    CODE_POINTS;

    @Override
    public int compare(String a, String b) {
        return Arrays.compareUnsigned(a.getBytes(UTF_8), b.getBytes(UTF_8));
    }
}
