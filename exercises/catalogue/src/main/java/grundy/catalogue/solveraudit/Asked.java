package grundy.catalogue.solveraudit;

import java.util.List;

/** Which inputs an audit asks a candidate. */
@FunctionalInterface
interface Asked {

    /** Each combination of heaps once, whatever their order. */
    Asked COMBINATIONS = (heaps, size) ->
            Inputs.upTo(heaps, size).stream().filter(Asked::isSorted).toList();

    /** As if an empty heap were none. */
    Asked NO_EMPTY_HEAPS = (heaps, size) -> Inputs.upTo(heaps, size).stream()
            .filter(input -> !input.contains(0))
            .toList();

    /** A loop that ends one too early. */
    Asked SMALLER_SIZES = (heaps, size) -> Inputs.upTo(heaps, size).stream()
            .filter(input -> !input.contains(size))
            .toList();

    /** As if the number of heaps were given, and not the largest one. */
    Asked MOST_HEAPS = (heaps, size) -> Inputs.upTo(heaps, size).stream()
            .filter(input -> input.size() == heaps)
            .toList();

    /** The inputs within limits. */
    List<List<Integer>> within(int maxHeaps, int maxSize);

    private static boolean isSorted(List<Integer> input) {
        return input.stream().sorted().toList().equals(input);
    }
}
