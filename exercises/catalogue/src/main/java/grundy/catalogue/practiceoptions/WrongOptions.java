package grundy.catalogue.practiceoptions;

import grundy.catalogue.practice.FilledSheet;
import grundy.catalogue.practice.Rule;
import grundy.games.GrundyTable;
import grundy.games.Mex;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Sheets that are filled in by somebody with a wrong idea of options, and whose value follows from it. */
final class WrongOptions {

    private WrongOptions() {}

    /** All values are taken from the table, and those of the splits are found in a wrong way. */
    static FilledSheet splits(Function<OneHeap, List<Integer>> wrong) {
        return (blank, given) -> {
            OneHeap problem = problem(given);
            Rule rule = problem.rule();
            return filled(
                    blank, problem.afterTaking(rule.less()), problem.afterTaking(rule.more()), wrong.apply(problem));
        };
    }

    private static OneHeap problem(List<Object> given) {
        return new OneHeap(Rule.of((String) given.get(0)), (Integer) given.get(1));
    }

    private static Object filled(String blank, int a, int b, List<Integer> c) {
        var all = new ArrayList<>(c);
        all.add(a);
        all.add(b);
        return switch (blank) {
            case "a" -> a;
            case "b" -> b;
            case "c" -> c;
            default -> Mex.of(all);
        };
    }

    /** The two values of a split are added. */
    static FilledSheet splitsAdded() {
        return splits(problem -> {
            GrundyTable table = problem.table();
            return problem.splits().stream()
                    .map(pair -> table.value(pair.get(0)) + table.value(pair.get(1)))
                    .toList();
        });
    }

    /** The value of all that is left, as if it lay in one heap. */
    static FilledSheet splitsAsOneHeap() {
        return splits(problem -> List.of(problem.afterTaking(problem.rule().split())));
    }

    /** How many stones are left, in place of the value of that. */
    static FilledSheet sizesForValues() {
        return (blank, given) -> {
            OneHeap problem = problem(given);
            Rule rule = problem.rule();
            List<Integer> pieces =
                    problem.splits().stream().flatMap(List::stream).toList();
            return filled(blank, problem.heap() - rule.less(), problem.heap() - rule.more(), pieces);
        };
    }

    /** The number of moves, in place of the mex of their values. */
    static FilledSheet movesCounted() {
        return (blank, given) -> {
            OneHeap problem = problem(given);
            Rule rule = problem.rule();
            return blank.equals("g")
                    ? 2 + problem.splits().size()
                    : filled(
                            blank,
                            problem.afterTaking(rule.less()),
                            problem.afterTaking(rule.more()),
                            List.copyOf(problem.splitValues()));
        };
    }
}
