package grundy.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Values and winners that were computed elsewhere, by programs that share no code with this module. */
final class GroundTruth {

    private GroundTruth() {}

    /** Grundy values from heap 0 on, by octal code. */
    static Map<String, List<Integer>> grundyValues() {
        return values("grundy-values.txt");
    }

    /** Grundy values from heap 0 on of games that no octal code tells, by what the rule says of itself. */
    static Map<String, List<Integer>> ruleValues() {
        return values("rule-values.txt");
    }

    private static Map<String, List<Integer>> values(String resource) {
        var byGame = new LinkedHashMap<String, List<Integer>>();
        lines(resource).forEach(line -> {
            int colon = line.indexOf(':');
            byGame.put(
                    line.substring(0, colon),
                    Stream.of(line.substring(colon + 1).strip().split(" "))
                            .map(Integer::valueOf)
                            .toList());
        });
        return byGame;
    }

    /** The 819 inputs of take-and-split in order, each with whether the first player wins. */
    static Map<List<Integer>, Boolean> takeAndSplitWinners() {
        String outcomes = String.join("", lines("take-and-split-winners.txt"));
        List<List<Integer>> inputs = tuples(3, 8);
        var winners = new LinkedHashMap<List<Integer>, Boolean>();
        for (int i = 0; i < inputs.size(); i++) {
            winners.put(inputs.get(i), outcomes.charAt(i) == 'F');
        }
        return winners;
    }

    /** All tuples of 1, then 2, ... then {@code maxHeaps} heaps of size 0 to {@code maxSize}, in lexicographic order. */
    static List<List<Integer>> tuples(int maxHeaps, int maxSize) {
        var all = new ArrayList<List<Integer>>();
        List<List<Integer>> shorter = List.of(List.of());
        for (int heaps = 1; heaps <= maxHeaps; heaps++) {
            var longer = new ArrayList<List<Integer>>();
            for (List<Integer> start : shorter) {
                for (int size = 0; size <= maxSize; size++) {
                    longer.add(with(start, size));
                }
            }
            all.addAll(longer);
            shorter = longer;
        }
        return all;
    }

    private static List<Integer> with(List<Integer> start, int size) {
        var tuple = new ArrayList<>(start);
        tuple.add(size);
        return List.copyOf(tuple);
    }

    private static List<String> lines(String resource) {
        try (InputStream in = GroundTruth.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("no test resource " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
