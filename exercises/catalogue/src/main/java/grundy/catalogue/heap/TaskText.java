package grundy.catalogue.heap;

import grundy.exercises.HeapGameSolver;
import grundy.games.HeapMove;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What every exercise about a heap game asks for, with its own numbers: the statement's second part, and the starter. */
final class TaskText {

    private final Truth truth;
    private final HeapGameLimits limits;
    private final Map<String, Object> words = new TreeMap<>();

    TaskText(String id, String title, Truth truth, HeapGameWeights weights) {
        this.truth = truth;
        this.limits = truth.limits();
        words.put("id", id);
        words.put("title", title);
        words.put("weight.table", weights.table());
        words.put("weight.winners", weights.winners());
        words.put("weight.moves", weights.moves());
        words.put("weight.large", weights.large());
        words.put("tableTo", limits.tableTo());
        words.put("afterTable", limits.tableTo() + 1);
        words.put("valuesTo", limits.valuesTo());
        words.put("heaps", limits.searchedHeaps());
        words.put("size", limits.searchedSize());
        words.put("largeHeaps", limits.largeHeaps());
        words.put("largeSums", limits.largeSums());
        words.put("programsTo", Math.min(limits.tableTo(), HeapGameChecks.PROGRAMS_TABLE_TO));
        words.put("sums", truth.searched().size());
        words.put("won", truth.searched().stream().filter(this::isWon).count());
        addExamples();
    }

    private boolean isWon(List<Integer> heaps) {
        return !truth.isLostByTheory(heaps);
    }

    /** Small ones, which can be checked by hand: the first won heap, a heap worth as much, and a move from the former. */
    private void addExamples() {
        int won = IntStream.rangeClosed(1, limits.valuesTo())
                .filter(heap -> truth.table().value(heap) > 0)
                .findFirst()
                .orElseThrow();
        HeapMove move = truth.table().winningMove(List.of(won)).orElseThrow();
        words.put("wonHeap", won);
        words.put("wonValue", truth.table().value(won));
        words.put("wonPieces", move.pieces().stream().map(String::valueOf).collect(Collectors.joining(", ")));
        int later = Math.min(won + 2, limits.valuesTo());
        words.put("laterHeap", later);
        words.put("laterValue", truth.table().value(later));
    }

    String statement() {
        return filled("statement.md");
    }

    Map<String, String> starter() {
        return Map.of(
                "src/main/java/solution/Solution.java",
                filled("starter/Solution.java"),
                "src/main/resources/META-INF/services/" + HeapGameSolver.class.getName(),
                "solution.Solution\n",
                "src/test/java/solution/SolutionTest.java",
                filled("starter/SolutionTest.java"));
    }

    private String filled(String resource) {
        String text = read(resource);
        for (var word : words.entrySet()) {
            text = text.replace("@" + word.getKey() + "@", word.getValue().toString());
        }
        return text;
    }

    private static String read(String resource) {
        try (var in = TaskText.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("no " + resource);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(resource + " cannot be read", e);
        }
    }
}
