package grundy.catalogue.certifiedperiod;

import grundy.exercises.Period;
import grundy.games.OctalGame;
import grundy.games.SubtractionGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** Which tables are asked. */
final class Games {

    private static final int TO = 120;
    private static final int MAX_PERIOD = 40;

    /** As far as a table may have to reach until it proves its period. */
    private static final int FAR = 400;

    private static final List<String> KNOWN =
            List.of("0.77", "0.07", "0.137", "0.4", "0.17", "0.7777", "4.3", "4.7", "0.333", "0.3", "0.1", "0.02");
    private static final List<List<Integer>> KNOWN_SETS =
            List.of(List.of(1, 2), List.of(1, 2, 3), List.of(1, 3, 4), List.of(2, 3), List.of(1, 4, 10), List.of(5));
    private static final List<String> OPEN = List.of("0.37", "0.6", "0.007");

    private static final int DRAWN = 12;

    private Games() {}

    /** Every code of one or two digits that has a move; the shortest first. */
    static List<Table> small() {
        var tables = new ArrayList<Table>();
        for (String start : List.of("0.", "4.")) {
            for (int first = 1; first < 8; first++) {
                tables.add(octal(start + first, TO, MAX_PERIOD));
            }
            for (int digits = 1; digits < 64; digits++) {
                tables.add(octal(start + digits / 8 + digits % 8, TO, MAX_PERIOD));
            }
        }
        return tables;
    }

    /** Tables that just prove their period or just fail to, and some of games of which no period is known. */
    static List<Table> cut() {
        var tables = new ArrayList<Table>();
        KNOWN.forEach(code -> tables.addAll(cut(octal(code, FAR, MAX_PERIOD))));
        KNOWN_SETS.forEach(set -> tables.addAll(cut(subtraction(set, FAR, MAX_PERIOD))));
        OPEN.forEach(code -> tables.add(octal(code, 300, 100)));
        tables.sort(Comparator.comparingInt(Table::to));
        return tables;
    }

    /** Random games, most of them cut where they just prove their period, or just fail to. */
    static List<Table> drawn(long seed) {
        var random = new Random(seed);
        var tables = new ArrayList<Table>();
        for (int i = 0; i < DRAWN; i++) {
            tables.addAll(cut(octal(code(random), FAR - random.nextInt(100), 60 + random.nextInt(60))));
            tables.addAll(cut(subtraction(set(random), FAR - random.nextInt(100), 60 + random.nextInt(60))));
        }
        tables.sort(Comparator.comparingInt(Table::to));
        return tables;
    }

    private static Table octal(String code, int to, int maxPeriod) {
        int removed = 1;
        for (int at = 2; at < code.length(); at++) {
            removed = code.charAt(at) == '0' ? removed : at - 1;
        }
        return new Table(Map.of("code", code), OctalGame.parse(code), to, removed, maxPeriod);
    }

    private static Table subtraction(List<Integer> set, int to, int maxPeriod) {
        return new Table(Map.of("set", set), SubtractionGame.of(set), to, Collections.max(set), maxPeriod);
    }

    /** Just long enough and one short, with the length itself as the longest, and with one less. */
    private static List<Table> cut(Table whole) {
        return whole.search().map(period -> cut(whole, period)).orElseGet(() -> quarters(whole));
    }

    private static List<Table> cut(Table whole, Period period) {
        int reach = (int) Window.of(period, whole.removed()).reach();
        int length = period.length();
        return List.of(
                whole.to(reach, whole.maxPeriod()),
                whole.to(reach - 1, whole.maxPeriod()),
                whole.to(reach + length, length),
                length > 1 ? whole.to(reach + length, length - 1) : whole.to(reach - 2, length));
    }

    /** As many where nothing is proved: how many cases there are is the same for every seed. */
    private static List<Table> quarters(Table whole) {
        return IntStream.rangeClosed(1, 4)
                .mapToObj(quarter -> whole.to(whole.to() * quarter / 4, whole.maxPeriod()))
                .toList();
    }

    private static String code(Random random) {
        var code = new StringBuilder(random.nextInt(4) == 0 ? "4." : "0.");
        for (int digits = 2 + random.nextInt(2); digits > 0; digits--) {
            code.append(random.nextInt(8));
        }
        return code.append(1 + random.nextInt(7)).toString();
    }

    private static List<Integer> set(Random random) {
        return random.ints(1, 15)
                .distinct()
                .limit(2 + random.nextInt(4))
                .sorted()
                .boxed()
                .toList();
    }
}
