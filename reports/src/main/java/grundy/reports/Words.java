package grundy.reports;

import java.util.Locale;

/** How values of the grader are written for others. */
final class Words {

    private Words() {}

    /** The contract's word for a constant, such as {@code compile-error}. */
    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@code 1 case}, {@code 2 cases}. */
    static String count(int n, String noun) {
        return n + " " + noun + (n == 1 ? "" : "s");
    }
}
