package students;

import grundy.exercises.Move;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Returns what the interface's types do not allow; the first heap says what. */
public final class Strange extends Half {

    record Loud(int a) {
        @Override
        public int a() {
            throw new IllegalArgumentException("loud");
        }
    }

    record Quiet(int a, String b) {}

    static final class Endless extends AbstractList<Integer> {
        @Override
        public Integer get(int index) {
            return index;
        }

        @Override
        public int size() {
            return Integer.MAX_VALUE;
        }
    }

    static final class Lying extends AbstractList<Integer> {
        @Override
        public Integer get(int index) {
            throw new UnsupportedOperationException("lying");
        }

        @Override
        public int size() {
            return 2;
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    public Optional<Move> winningMove(List<Integer> heaps) {
        List<Object> raw = new ArrayList<>();
        switch (heaps.get(0)) {
            case 0:
                heaps.set(0, 99);
                heaps.add(7);
                return Optional.empty();
            case 1:
                return null;
            case 2:
                return Optional.of(new Move(0, Arrays.asList(1, null)));
            case 3:
                raw.add("one");
                raw.add(2.5);
                return Optional.of(new Move(0, (List<Integer>) (List<?>) raw));
            case 4:
                return (Optional<Move>) (Optional<?>) Optional.of(new Endless());
            case 5:
                return (Optional<Move>) (Optional<?>) Optional.of(new Lying());
            case 6:
                return (Optional<Move>) (Optional<?>) Optional.of(new Loud(1));
            case 7:
                return (Optional<Move>) (Optional<?>) Optional.of(new Quiet(1, "b"));
            case 8:
                raw.add(raw);
                return (Optional<Move>) (Optional<?>) Optional.of(raw);
            case 9:
                return (Optional<Move>) (Optional<?>) Optional.of(Map.of(1, 2));
            case 10:
                return (Optional<Move>) (Optional<?>) Optional.of(new int[] {1, 2});
            case 11:
                ((List<Object>) (List<?>) heaps).set(0, new Object() {
                    @Override
                    public boolean equals(Object other) {
                        throw new IllegalStateException("equals");
                    }

                    @Override
                    public int hashCode() {
                        return 0;
                    }
                });
                return Optional.empty();
            case 12:
                raw.addAll(Collections.nCopies(200, "x".repeat(10_000)));
                return (Optional<Move>) (Optional<?>) Optional.of(raw);
            case 13:
                return Optional.of(new Move(0, Collections.nCopies(10_000, 1)));
            default:
                return Optional.empty();
        }
    }
}
