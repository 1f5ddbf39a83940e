package grundy.grader.grading;

import grundy.catalogue.Exercise;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What a solution says of the exercise that it is for.
 *
 * @param named the ids of the exercises that it says it solves
 * @param mayBeFor whether it can be meant for an exercise, by the interface that it implements
 * @param program whether it is a program, which has no way to name an exercise
 */
record Claims(List<String> named, Predicate<Exercise> mayBeFor, boolean program) {
    Claims {
        named = List.copyOf(named);
    }

    /** The exercise that is graded, and what to tell of that where another may have been meant. */
    record Choice(Exercise exercise, Optional<String> note) {}

    /**
     * One that it names, or else the first that it can be meant for.
     *
     * @param registered all exercises, the most usual first
     * @param fallback where it is for none of them
     */
    Choice choose(List<Exercise> registered, Exercise fallback) {
        List<Exercise> meant =
                registered.stream().filter(e -> named.contains(e.id())).toList();
        if (!meant.isEmpty()) {
            return new Choice(meant.get(0), others(meant));
        }
        List<Exercise> possible = registered.stream().filter(mayBeFor).toList();
        if (possible.isEmpty()) {
            return new Choice(fallback, Optional.empty());
        }
        boolean assumed = possible.size() > 1 && named.isEmpty();
        return new Choice(possible.get(0), assumed ? Optional.of(assumption(possible.get(0))) : Optional.empty());
    }

    private static Optional<String> others(List<Exercise> meant) {
        String rest = meant.stream().skip(1).map(Exercise::id).collect(Collectors.joining(", "));
        return rest.isEmpty()
                ? Optional.empty()
                : Optional.of("graded as " + meant.get(0).id() + ", though there are solutions of " + rest
                        + " too. To grade those, give --exercise ID");
    }

    private String assumption(Exercise exercise) {
        return program
                ? "graded as " + exercise.id() + ", since a program cannot say which exercise it solves."
                        + " To say so, give --exercise ID"
                : "graded as " + exercise.id() + ", since the solution does not say which exercise it solves."
                        + " To say so, write @Solves(\"ID\") above the class, or give --exercise ID";
    }
}
