package grundy.catalogue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An exercise whose words lie beside its class: {@code statement.md}, what a student starts from in {@code starter}, and
 * {@code texts_LANGUAGE.properties} with its title, what people read of its mistakes, and the sentences of its explanations.
 */
public abstract class DescribedExercise implements Exercise {

    private static final String ENGLISH = "en";
    private static final String SENTENCE = "explain.";

    private final String id;
    private @Nullable Map<String, String> english;

    /**
     * Describes an exercise.
     *
     * @param id short and stable
     */
    protected DescribedExercise(String id) {
        this.id = id;
    }

    @Override
    public final String id() {
        return id;
    }

    @Override
    public String title() {
        return text("title");
    }

    /**
     * A text in English.
     *
     * @throws IllegalStateException if there is none: a fault of ours
     */
    protected final String text(String key) {
        String text = english().get(key);
        if (text == null) {
            throw new IllegalStateException("exercise " + id + " has no text " + key);
        }
        return text;
    }

    /** Read when it is first needed: most runs are about one exercise, and all are loaded. */
    private synchronized Map<String, String> english() {
        if (english == null) {
            english = besideAll(ENGLISH);
        }
        return english;
    }

    /** Those beside the class, and what it does not say itself beside those that it extends. */
    private Map<String, String> besideAll(String language) {
        var texts = new HashMap<String, String>();
        for (Class<?> type = getClass(); type != null && type != DescribedExercise.class; type = type.getSuperclass()) {
            Texts.beside(type, language).forEach(texts::putIfAbsent);
        }
        return texts;
    }

    /**
     * {@inheritDoc}
     *
     * @throws IllegalStateException if the resource is missing: a fault of ours
     */
    @Override
    public String statement() {
        return resource("statement.md");
    }

    private String resource(String name) {
        try (var in = getClass().getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("exercise " + id + " has no " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(name + " of exercise " + id + " cannot be read", e);
        }
    }

    /**
     * {@inheritDoc} The sources lie in {@code starter} beside the class.
     *
     * @throws IllegalStateException if one is missing: a fault of ours
     */
    @Override
    public Map<String, String> starter() {
        return Map.of(
                "src/main/java/solution/Solution.java",
                resource("starter/Solution.java"),
                "src/main/resources/META-INF/services/" + solverType().getName(),
                "solution.Solution\n",
                "src/test/java/solution/SolutionTest.java",
                resource("starter/SolutionTest.java"));
    }

    /** {@inheritDoc} The sentences of explanations are there in any language; where it lacks them, in English. */
    @Override
    public Map<String, String> texts(String language) {
        var texts = new HashMap<String, String>();
        english().forEach((key, text) -> {
            if (key.startsWith(SENTENCE)) {
                texts.put(key, text);
            }
        });
        texts.putAll(besideAll(language));
        return texts.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(text -> id + "." + text.getKey(), Map.Entry::getValue));
    }
}
