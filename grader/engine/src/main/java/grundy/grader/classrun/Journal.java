package grundy.grader.classrun;

import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import grundy.grader.result.ClassRow;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What is finished of a run: one small file for each submission, there whole or not at all. The settings lie beside them,
 * and a mark once all is done.
 */
final class Journal {

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(SerializationFeature.INDENT_OUTPUT)
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .build();

    /** An entry has a few kilobytes; what is far larger is none of ours. */
    private static final long LARGEST = 4 << 20;

    private final Path settings;
    private final Path finished;
    private final Path entries;

    Journal(Path folder) {
        this.settings = folder.resolve("run.json");
        this.finished = folder.resolve("finished");
        this.entries = folder.resolve("units");
    }

    /**
     * One finished submission.
     *
     * @param id the platform's id
     * @param name what its report calls it
     * @param content what was graded, as {@link ContentHash} tells it
     * @param remarks what the instructor should know of it
     */
    record Entry(String id, String name, String content, ClassRow.Result result, List<String> remarks) {
        Entry {
            Objects.requireNonNull(id);
            Objects.requireNonNull(name);
            Objects.requireNonNull(content);
            remarks = List.copyOf(remarks);
            if (!isWhole(result)) {
                throw new IllegalArgumentException("a result that no run of ours writes");
            }
        }

        /** Whoever can write to the folder of a run can write there what they like; it must only not break us. */
        private static boolean isWhole(ClassRow.Result result) {
            return result.exercise() != null
                    && result.exerciseTitle() != null
                    && result.status() != null
                    && result.report() != null
                    && isMark(result.score(), result.maxScore())
                    && result.checks().stream()
                            .allMatch(c -> c.id() != null
                                    && c.title() != null
                                    && c.status() != null
                                    && isMark(c.score(), c.weight()))
                    && result.misconceptions().stream()
                            .allMatch(m -> m.agreement() != null
                                    && m.faults().stream()
                                            .allMatch(fault -> fault.mutant() != null && fault.title() != null));
        }

        private static boolean isMark(@Nullable BigDecimal score, int most) {
            return score != null
                    && Math.abs(score.scale()) <= 9
                    && score.signum() >= 0
                    && score.compareTo(BigDecimal.valueOf(most)) <= 0;
        }
    }

    /** The settings of the run that was begun here; empty where there are none that can be read. */
    Optional<RunSettings> settings() throws IOException {
        return read(settings, RunSettings.class);
    }

    void begin(RunSettings chosen) throws IOException {
        Files.createDirectories(entries);
        Files.deleteIfExists(finished);
        write(settings, chosen);
    }

    boolean isFinished() {
        return Files.exists(finished);
    }

    void finish() throws IOException {
        if (!isFinished()) {
            Files.createFile(finished);
        }
    }

    void add(String file, Entry entry) throws IOException {
        write(entries.resolve(file + ".json"), entry);
    }

    void remove(String file) throws IOException {
        Files.deleteIfExists(entries.resolve(file + ".json"));
    }

    /** What is finished, by file. An entry that cannot be read is none: its submission is graded again. */
    Map<String, Entry> read() throws IOException {
        var found = new HashMap<String, Entry>();
        for (String file : files()) {
            read(entries.resolve(file + ".json"), Entry.class).ifPresent(entry -> found.put(file, entry));
        }
        return found;
    }

    /** The names of all entries, readable or not. */
    List<String> files() throws IOException {
        if (!Files.isDirectory(entries)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(entries)) {
            return all.map(path -> String.valueOf(path.getFileName()))
                    .filter(name -> name.endsWith(".json"))
                    .map(name -> name.substring(0, name.length() - ".json".length()))
                    // No report is called so, and "..." + "json" would make it the folder above.
                    .filter(name -> !name.isEmpty() && !name.startsWith("."))
                    .sorted()
                    .toList();
        }
    }

    private static <T> Optional<T> read(Path file, Class<T> type) throws IOException {
        // Neither through a link nor from a pipe: it was put there by somebody else.
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) || Files.size(file) > LARGEST) {
            return Optional.empty();
        }
        byte[] bytes = Files.readAllBytes(file);
        try {
            return Optional.ofNullable(JSON.readValue(bytes, type));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static void write(Path file, Object value) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        // A link that somebody put there is not written through.
        Files.deleteIfExists(part);
        Files.write(part, JSON.writeValueAsBytes(value));
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
