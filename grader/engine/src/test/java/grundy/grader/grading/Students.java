package grundy.grader.grading;

/** Sources of solutions: a right one with something put into it. */
final class Students {

    static final String FILE = "Solver.java";

    private static final String RIGHT = """
            package course;

            import grundy.exercises.*;
            import java.util.*;

            @Solves("take-and-split")
            public class Solver implements HeapGameSolver {
                private final List<Integer> values = new ArrayList<>();
                //members

                @Override
                public int grundy(int heap) {
                    //grundy
                    return value(heap);
                }

                @Override
                public Optional<Move> winningMove(List<Integer> heaps) {
                    //move
                    return move(heaps);
                }

                private Optional<Move> move(List<Integer> heaps) {
                    if (combined(heaps) == 0) {
                        return Optional.empty();
                    }
                    for (int i = 0; i < heaps.size(); i++) {
                        int target = value(heaps.get(i)) ^ xor(heaps);
                        for (List<Integer> pieces : options(heaps.get(i))) {
                            if (xor(pieces) == target) {
                                return Optional.of(new Move(i, pieces));
                            }
                        }
                    }
                    return Optional.of(new Move(-1, List.of()));
                }

                private int value(int heap) {
                    for (int n = values.size(); n <= heap; n++) {
                        Set<Integer> reachable = new HashSet<>();
                        for (List<Integer> pieces : options(n)) {
                            reachable.add(xor(pieces));
                        }
                        int mex = 0;
                        while (reachable.contains(mex)) {
                            mex++;
                        }
                        values.add(mex);
                    }
                    return values.get(heap);
                }

                private int xor(List<Integer> heaps) {
                    int total = 0;
                    for (int heap : heaps) {
                        total ^= value(heap);
                    }
                    return total;
                }

                private int combined(List<Integer> heaps) {
                    int total = 0;
                    for (int heap : heaps) {
                        total ^= value(heap); //combine
                    }
                    return total;
                }

                private static List<List<Integer>> options(int heap) {
                    List<List<Integer>> options = new ArrayList<>();
                    for (int taken = 1; taken <= Math.min(2, heap); taken++) {
                        options.add(heap == taken ? List.of() : List.of(heap - taken));
                    }
                    for (int a = 1; a <= heap - 3; a++) {
                        options.add(List.of(a, heap - 2 - a));
                    }
                    return options;
                }
            }
            """;

    private Students() {}

    static String right() {
        return RIGHT;
    }

    /** Right, but that this is done first in each call of {@code grundy(int heap)}. */
    static String inGrundy(String statement) {
        return RIGHT.replace("//grundy", statement);
    }

    /** Right, but that this is done first in each call of {@code winningMove(List<Integer> heaps)}. */
    static String inMove(String statement) {
        return RIGHT.replace("//move", statement);
    }

    static String withMembers(String source, String members) {
        return source.replace("//members", members);
    }

    /** The lesson's mistake: the values are added to say who wins. */
    static String sumForXor() {
        return RIGHT.replace("total ^= value(heap); //combine", "total += value(heap);");
    }

    /** The number of the line that holds this text. */
    static int lineOf(String source, String text) {
        return (int) source.substring(0, source.indexOf(text)).lines().count()
                + (source.charAt(source.indexOf(text) - 1) == '\n' ? 1 : 0);
    }
}
