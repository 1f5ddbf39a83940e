package grundy.catalogue;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The computation behind a right answer, as data; words and pictures are made of it elsewhere.
 *
 * <p>Each kind is a record whose first component, {@code kind}, names it.
 */
public sealed interface Explanation permits SumExplanation, MexExplanation, Explanation.Worked {

    /** The word that a template knows it by. */
    String kind();

    /** The same without anything that names a winning move. */
    Explanation withoutSolution();

    /**
     * A right answer worked out step by step.
     *
     * @param kind always {@code worked}
     * @param exercise whose texts say the sentences
     * @param brief in one line, or null where there is nothing to say in one
     * @param steps from the question to the right answer
     * @param solution further steps, which name a winning move
     */
    record Worked(String kind, String exercise, Step.@Nullable Sentence brief, List<Step> steps, List<Step> solution)
            implements Explanation {
        public Worked {
            steps = List.copyOf(steps);
            solution = List.copyOf(solution);
        }

        /** A worked answer, see {@link Worked}. */
        public static Worked of(
                String exercise,
                Step.@Nullable Sentence brief,
                List<? extends Step> steps,
                List<? extends Step> solution) {
            return new Worked("worked", exercise, brief, List.copyOf(steps), List.copyOf(solution));
        }

        @Override
        public Worked withoutSolution() {
            return new Worked(kind, exercise, brief, steps, List.of());
        }
    }
}
