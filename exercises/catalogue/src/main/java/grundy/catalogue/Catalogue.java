package grundy.catalogue;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;

/** All exercises, by id. */
public final class Catalogue {

    private final List<Exercise> exercises;

    private Catalogue(List<Exercise> exercises) {
        this.exercises = exercises;
    }

    /** The exercises that are registered through {@link ServiceLoader}. */
    public static Catalogue load() {
        return new Catalogue(ServiceLoader.load(Exercise.class, Catalogue.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .sorted(Comparator.comparing(Exercise::id))
                .toList());
    }

    /** All of them, in the order of their ids. */
    public List<Exercise> exercises() {
        return exercises;
    }

    /** The exercise with exactly this id. */
    public Optional<Exercise> find(String id) {
        return exercises.stream().filter(e -> e.id().equals(id)).findFirst();
    }
}
