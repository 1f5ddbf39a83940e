package grundy.grader.submission;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import grundy.grader.submission.SubmissionException.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Why a file that is called a jar cannot be opened as one, told from its first bytes. */
final class JarDamage {
    private static final Map<String, String> BEGINNINGS = new LinkedHashMap<>();

    static {
        BEGINNINGS.put("PK", "the jar is cut off or damaged; pack it, or upload it, again");
        BEGINNINGS.put("Rar!", "a RAR archive with the name of a jar; pack it with the jar tool");
        BEGINNINGS.put("7z\u00BC\u00AF", "a 7z archive with the name of a jar; pack it with the jar tool");
        BEGINNINGS.put("\u001F\u008B", "a gzip file with the name of a jar; pack it with the jar tool");
        BEGINNINGS.put("\u00CA\u00FE\u00BA\u00BE", "a class file with the name of a jar; pack it with the jar tool");
        BEGINNINGS.put("<", "a web page with the name of a jar; download or export the jar again");
    }

    private JarDamage() {}

    /**
     * The problem, with what the library said as its detail.
     *
     * @param said the message of the library, whose wording no version promises
     */
    static SubmissionException explain(Path jar, String name, String said) {
        return new SubmissionException(
                Problem.NOT_LOADABLE, Shown.of(name) + ": " + reason(jar, said), List.of(Shown.of(said)));
    }

    private static String reason(Path jar, String said) {
        if (said.contains("encrypted")) {
            return "the jar is encrypted; pack it without a password";
        }
        if (said.contains("bad entry name")) {
            return "the name of an entry is not UTF-8; pack it with the jar tool";
        }
        String start;
        try (InputStream in = Files.newInputStream(jar)) {
            start = new String(in.readNBytes(8), ISO_8859_1);
        } catch (IOException e) {
            return "cannot be read; give yourself the right to read it";
        }
        if (start.isEmpty()) {
            return "the file is empty; pack it, or upload it, again";
        }
        return BEGINNINGS.entrySet().stream()
                .filter(b -> start.startsWith(b.getKey()))
                .findFirst()
                .map(Map.Entry::getValue)
                .orElse("no jar at all; pack the compiled classes with the jar tool");
    }
}
