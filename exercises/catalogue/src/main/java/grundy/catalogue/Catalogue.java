package grundy.catalogue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** All exercises, by id. */
public final class Catalogue {

    private final List<Exercise> registered;
    private final List<Exercise> exercises;

    private Catalogue(List<Exercise> registered) {
        this.registered = registered;
        this.exercises =
                registered.stream().sorted(Comparator.comparing(Exercise::id)).toList();
    }

    /** The exercises that are registered through {@link ServiceLoader}. */
    public static Catalogue load() {
        return new Catalogue(ServiceLoader.load(Exercise.class, Catalogue.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .toList());
    }

    /**
     * These and more, which come after them.
     *
     * @throws IllegalArgumentException if two have the same id; the message is one line
     */
    public Catalogue with(List<Exercise> more) {
        var all = new ArrayList<>(registered);
        for (Exercise exercise : more) {
            if (all.stream().anyMatch(known -> known.id().equals(exercise.id()))) {
                throw new IllegalArgumentException(
                        "there is an exercise '" + exercise.id() + "' already: give this one another id");
            }
            all.add(exercise);
        }
        return new Catalogue(List.copyOf(all));
    }

    /** All of them, in the order of their ids. */
    public List<Exercise> exercises() {
        return exercises;
    }

    /** All of them, in the order of their registration: of those that one solution may be meant for, the first is taken. */
    public List<Exercise> registered() {
        return registered;
    }

    /** The exercise with exactly this id. */
    public Optional<Exercise> find(String id) {
        return exercises.stream().filter(e -> e.id().equals(id)).findFirst();
    }
}
