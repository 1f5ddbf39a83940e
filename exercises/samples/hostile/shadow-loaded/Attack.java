package course;

import grundy.exercises.Move;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;

/** Defines a Move of its own while it runs, in a class loader that asks nobody first, and answers with it. */
public class Attack extends RightAnswers {

    @Override
    @SuppressWarnings("unchecked")
    public Optional<Move> winningMove(List<Integer> heaps) {
        if (!heaps.equals(List.of(3, 1))) {
            return super.winningMove(heaps);
        }
        try (InputStream in = Move.class.getResourceAsStream("Move.class")) {
            Class<?> other = new Loader().define(in.readAllBytes());
            return (Optional<Move>) (Optional<?>) Optional.of(other.getConstructors()[0].newInstance(0, List.of(2)));
        } catch (IOException | ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static final class Loader extends ClassLoader {
        Class<?> define(byte[] bytes) {
            return defineClass("grundy.exercises.Move", bytes, 0, bytes.length);
        }
    }
}
