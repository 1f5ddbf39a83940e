package grundy.grader.classrun;

import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import grundy.grader.result.ClassRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

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
     */
    record Entry(String id, String name, String content, ClassRow.Result result) {}

    /** The settings of the run that was begun here, if any. */
    Optional<RunSettings> settings() throws IOException {
        return Files.exists(settings) ? read(settings, RunSettings.class) : Optional.empty();
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
                    .sorted()
                    .toList();
        }
    }

    private static <T> Optional<T> read(Path file, Class<T> type) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        try {
            return Optional.ofNullable(JSON.readValue(bytes, type));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static void write(Path file, Object value) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        Files.write(part, JSON.writeValueAsBytes(value));
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
