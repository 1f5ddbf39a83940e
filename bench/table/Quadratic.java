import java.util.Arrays;

/**
 * The baseline: every split of every heap, in plain loops. Prints what {@code grundy table} prints for take-and-split (0.37),
 * Kayles (0.77) and Grundy's game.
 */
public final class Quadratic {

    private Quadratic() {}

    public static void main(String[] arguments) {
        int max = Integer.parseInt(arguments[1]);
        int[] values =
                switch (arguments[0]) {
                    case "0.37" -> values(max, new int[] {1, 2}, new int[] {2}, true);
                    case "0.77" -> values(max, new int[] {1, 2}, new int[] {1, 2}, true);
                    case "grundys-game" -> values(max, new int[] {}, new int[] {0}, false);
                    default -> throw new IllegalArgumentException(arguments[0]);
                };
        var text = new StringBuilder();
        for (int heap = 0; heap <= max; heap++) {
            text.append("g(").append(heap).append(") = ").append(values[heap]).append('\n');
        }
        System.out.print(text);
    }

    private static int[] values(int max, int[] taken, int[] takenBeforeSplit, boolean intoEqual) {
        int[] values = new int[max + 1];
        int[] seen = new int[4096];
        Arrays.fill(seen, -1);
        for (int heap = 0; heap <= max; heap++) {
            for (int each : taken) {
                if (each <= heap) {
                    seen[values[heap - each]] = heap;
                }
            }
            for (int each : takenBeforeSplit) {
                int rest = heap - each;
                int last = intoEqual ? rest / 2 : (rest - 1) / 2;
                for (int a = 1; a <= last; a++) {
                    seen[values[a] ^ values[rest - a]] = heap;
                }
            }
            int mex = 0;
            while (seen[mex] == heap) {
                mex++;
            }
            values[heap] = mex;
        }
        return values;
    }
}
