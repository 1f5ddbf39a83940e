package grundy.catalogue.solveraudit;

import grundy.catalogue.Candidate;
import grundy.catalogue.solveraudit.Unreliable.Failure;
import grundy.catalogue.takeandsplit.TakeAndSplit;
import grundy.exercises.HeapGameSolver;
import grundy.games.GrundyTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** The solvers that are to be audited. */
final class Candidates {

    /** Of the drawn ones so many, and the last of them have no fault. */
    private static final int DRAWN = 30;

    private static final int DRAWN_FAULTLESS = 8;
    private static final List<Failure> FAILURES = List.of(Failure.OTHER_WINNER, Failure.NULL, Failure.EXCEPTION);
    private static final int[] ONE_IN = {2, 3, 5, 10, 30};

    /** Before the id of each mistake. */
    static final String KEY = "candidate.";

    private static final String DRAWN_NAME = "drawn-";

    private final HeapGameSolver rightSolver;
    private final Candidate right;
    private final List<Candidate> mistaken;

    /** All with a known mistake, and one that is right by this table. */
    Candidates(GrundyTable table) {
        this.rightSolver = new RightSolver(table);
        this.right = new Candidate("right", new Remembering(() -> rightSolver));
        this.mistaken = new TakeAndSplit()
                .mutants().stream()
                        .map(mutant -> new Candidate(mutant.id(), new Remembering(() ->
                                (HeapGameSolver) mutant.solver().get())))
                        .toList();
    }

    /** The right one, and each with a known mistake. */
    List<Candidate> known() {
        return Stream.concat(Stream.of(right), mistaken.stream()).toList();
    }

    /** Of the sentence that says what a candidate is. */
    static String key(Candidate candidate) {
        return KEY + (candidate.name().startsWith(DRAWN_NAME) ? "drawn" : candidate.name());
    }

    /** Some of those. */
    List<Candidate> known(List<String> names) {
        return known().stream().filter(each -> names.contains(each.name())).toList();
    }

    /** Right but for some inputs. What is wrong with them is nobody's mistake, so that no known count fits. */
    List<Candidate> drawn(Random random) {
        var drawn = new ArrayList<Candidate>();
        for (int i = 0; i < DRAWN; i++) {
            int oneIn = i < DRAWN - DRAWN_FAULTLESS ? ONE_IN[random.nextInt(ONE_IN.length)] : Integer.MAX_VALUE;
            Failure failure = FAILURES.get(random.nextInt(FAILURES.size()));
            var solver = new Unreliable(rightSolver, random.nextLong(), oneIn, failure);
            drawn.add(new Candidate(DRAWN_NAME + (i + 1), new Remembering(() -> solver)));
        }
        return drawn;
    }
}
