package grundy.catalogue.heap.mistakes;

import grundy.exercises.Move;
import grundy.games.GrundyTable;
import grundy.games.HeapMove;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Tells of mistakes in one language: patterns with words in braces, which stand for what is so in one game. */
final class Stories {

    /** More different values than these are not listed one by one. */
    private static final int LISTED = 6;

    private final Map<String, String> patterns;
    private final GrundyTable table;
    private final Map<String, String> words;

    /** @param words what stands for words in braces in any text, such as {@code modulus} */
    Stories(Map<String, String> patterns, GrundyTable table, Map<String, String> words) {
        this.patterns = patterns;
        this.table = table;
        this.words = words;
    }

    /** The text of this key; {@code {example}} in it is told by the example. */
    String filled(String key, @Nullable Example example) {
        var all = new HashMap<>(words);
        if (example != null) {
            all.put("example", told(example));
        }
        if (example instanceof Example.Winner winner) {
            all.put("sizes", xor(winner.heaps()));
        }
        return filled(key, all);
    }

    private String filled(String key, Map<String, String> with) {
        String text = patterns.get(key);
        if (text == null) {
            throw new IllegalStateException("no text " + key);
        }
        for (var word : with.entrySet()) {
            text = text.replace("{" + word.getKey() + "}", word.getValue());
        }
        return text;
    }

    private String told(Example example) {
        if (example instanceof Example.Value value) {
            return ofValue(value);
        } else if (example instanceof Example.Winner winner) {
            return ofWinner(winner);
        } else if (example instanceof Example.Null none) {
            return ofPosition("null", none.heaps(), Map.of());
        } else if (example instanceof Example.NoMove noMove) {
            return ofPosition("no-move", noMove.heaps(), Map.of());
        } else if (example instanceof Example.Illegal illegal) {
            return ofIllegal(illegal);
        } else if (example instanceof Example.Losing losing) {
            return ofLosing(losing);
        }
        throw new IllegalArgumentException("no words for " + example);
    }

    private String ofValue(Example.Value value) {
        var options = new TreeSet<Integer>();
        table.options(value.heap()).forEach(pieces -> options.add(table.xor(pieces)));
        String key =
                options.isEmpty() ? "none" : options.size() > LISTED ? "many" : options.size() == 1 ? "one" : "some";
        return filled(
                "example.value." + key,
                Map.of(
                        "heap", Integer.toString(value.heap()),
                        "options", list(options.stream().toList()),
                        "right", Integer.toString(table.value(value.heap())),
                        "wrong", Integer.toString(value.told())));
    }

    private String ofWinner(Example.Winner winner) {
        boolean single = winner.heaps().size() == 1;
        String told = winner.toldFirst() ? "second-wins" : "first-wins";
        return ofPosition(single ? told + ".single" : told, winner.heaps(), Map.of());
    }

    private String ofIllegal(Example.Illegal illegal) {
        Move told = illegal.told();
        if (told.heapIndex() >= illegal.heaps().size()) {
            return ofPosition("no-such-heap", illegal.heaps(), Map.of("index", Integer.toString(told.heapIndex())));
        }
        return ofPosition(
                "illegal", illegal.heaps(), Map.of("yours", move(illegal.heaps(), told.heapIndex(), told.pieces())));
    }

    private String ofLosing(Example.Losing losing) {
        Move told = losing.told();
        int left = table.xor(new HeapMove(told.heapIndex(), told.pieces()).applyTo(losing.heaps()));
        return ofPosition(
                "losing",
                losing.heaps(),
                Map.of(
                        "yours", move(losing.heaps(), told.heapIndex(), told.pieces()),
                        "left", Integer.toString(left)));
    }

    private String ofPosition(String key, List<Integer> heaps, Map<String, String> more) {
        List<Integer> values = heaps.stream().map(table::value).toList();
        var with = new HashMap<>(more);
        with.put("heaps", list(heaps));
        with.put("values", list(values));
        with.put("xor", xor(values));
        with.put("position", filled(heaps.size() == 1 ? "position.single" : "position", with));
        table.winningMove(heaps).ifPresent(move -> with.put("move", move(heaps, move.heapIndex(), move.pieces())));
        return filled("example." + key, with);
    }

    /** Such as {@code 1 ^ 4 = 5}. */
    private static String xor(List<Integer> numbers) {
        int xor = numbers.stream().reduce(0, (a, b) -> a ^ b);
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" ^ ")) + " = " + xor;
    }

    private String move(List<Integer> heaps, int index, List<Integer> pieces) {
        String key = pieces.isEmpty() ? "move.gone" : "move";
        return filled(key, Map.of("heap", Integer.toString(heaps.get(index)), "pieces", list(pieces)));
    }

    /** Such as {@code 1, 2 and 2}. */
    private String list(List<Integer> numbers) {
        if (numbers.size() < 2) {
            return numbers.isEmpty() ? "" : numbers.get(0).toString();
        }
        String first = numbers.subList(0, numbers.size() - 1).stream()
                .map(String::valueOf)
                .collect(Collectors.joining(", "));
        return first + " " + filled("and", Map.of()) + " " + numbers.get(numbers.size() - 1);
    }
}
