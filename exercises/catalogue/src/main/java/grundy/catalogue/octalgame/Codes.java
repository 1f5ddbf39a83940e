package grundy.catalogue.octalgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Which codes are asked. */
final class Codes {

    /** Every small code is asked to this heap. */
    static final int TO = 20;

    /** Drawn codes have so many digits at most. */
    static final int DIGITS = 20;

    /** Drawn codes are asked to this heap at most. */
    static final int FAR = 400;

    private static final List<String> KNOWN =
            List.of("0.37", "0.77", "0.07", "0.137", "0.007", "0.6", "0.4", "0.17", "0.7777", "4.3", "4.7", "0.333");

    /** Half of what is drawn is asked to small heaps, which a solution that is right but slow can reach. */
    private static final int NEAR = 40;

    private static final int DRAWN = 48;
    private static final int LOST = 6;

    private Codes() {}

    /** Every code of one or two digits, and some questions without a move: the smallest heaps first. */
    static List<AskedCode> small() {
        var asked = new ArrayList<AskedCode>(
                List.of(new AskedCode("0.3", 0), new AskedCode("0.37", 0), new AskedCode("4.7", 0)));
        for (int digit = 1; digit < 8; digit++) {
            asked.add(new AskedCode("0.0" + digit, 1));
        }
        for (String start : List.of("0.", "4.")) {
            for (int first = 0; first < 8; first++) {
                asked.add(new AskedCode(start + first, TO));
                for (int second = 0; second < 8; second++) {
                    asked.add(new AskedCode(start + first + second, TO));
                }
            }
        }
        asked.sort(Comparator.comparingInt(AskedCode::to)
                .thenComparingInt(each -> each.code().length())
                .thenComparing(AskedCode::code));
        return asked;
    }

    /** Known games, codes of many digits, and codes whose first move is beyond the heaps asked for. */
    static List<AskedCode> drawn(long seed) {
        var random = new Random(seed);
        var asked = new ArrayList<AskedCode>();
        for (String known : KNOWN) {
            asked.add(new AskedCode(known, FAR - random.nextInt(100)));
        }
        for (int i = 0; i < DRAWN; i++) {
            int to = i % 2 == 0 ? NEAR / 2 + random.nextInt(NEAR / 2) : 60 + random.nextInt(240);
            asked.add(new AskedCode(code(3 + random.nextInt(DIGITS - 2), random), to));
        }
        for (int i = 0; i < LOST; i++) {
            int zeros = 3 + random.nextInt(DIGITS - 4);
            asked.add(new AskedCode(AskedCode.START + "0".repeat(zeros) + (1 + random.nextInt(7)), zeros));
        }
        asked.sort(Comparator.comparingInt(AskedCode::to).thenComparing(AskedCode::code));
        return asked;
    }

    private static String code(int digits, Random random) {
        var code = new StringBuilder(random.nextInt(3) == 0 ? "4." : AskedCode.START);
        boolean sparse = random.nextBoolean();
        for (int i = 1; i < digits; i++) {
            code.append(sparse && random.nextInt(3) > 0 ? 0 : random.nextInt(8));
        }
        return code.append(1 + random.nextInt(7)).toString();
    }
}
