package students;

import grundy.exercises.Move;
import java.util.List;
import java.util.Optional;

/** Solutions that cannot be constructed, each for another reason. */
public final class Faults {

    private Faults() {}

    public static final class Throwing extends Half {
        public Throwing() {
            throw new IllegalStateException("no\ntable");
        }
    }

    public static final class Recursive extends Half {
        public Recursive() {
            new Recursive();
        }
    }

    public static final class NeedsArgument extends Half {
        public NeedsArgument(int size) {}
    }

    public static final class Hidden extends Half {
        private Hidden() {}
    }

    public final class Inner extends Half {}

    static final class NotPublic extends Half {
        public NotPublic() {}
    }

    public abstract static class Unfinished extends Half {}

    public interface Shape extends grundy.exercises.HeapGameSolver {}

    public static final class NotASolver {
        public Optional<Move> winningMove(List<Integer> heaps) {
            return Optional.empty();
        }
    }

    public static final class BadStatic extends Half {
        static final int TABLE = Integer.parseInt("table");
    }

    public static final class Helper {
        static int help() {
            return 1;
        }
    }

    public static final class NeedsHelper extends Half {
        private final int help = Helper.help();
    }
}
