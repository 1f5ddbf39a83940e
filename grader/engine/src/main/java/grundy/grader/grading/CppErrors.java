package grundy.grader.grading;

import grundy.grader.submission.SourceText;
import grundy.grader.wire.Response.Diagnostic;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What g++, the assembler and the linker said. Only what is said of a file of the submission is repeated as it stands: a source
 * can include any file, and an error in that file would quote it.
 */
final class CppErrors {

    private static final int LONGEST = 500;

    private static final Pattern ERROR = Pattern.compile("([^:]+):(\\d+):(?:(\\d+):)? (?:fatal error|error): (.*)");

    /** Says in which line of which file that is to blame the next error comes about. */
    private static final Pattern REQUIRED =
            Pattern.compile("([^:]+):(\\d+):(?:\\d+:)?\\s+(?:required|in .constexpr. expansion).*");

    private static final Pattern INCLUDED = Pattern.compile("(?:In file included from|\\s+from) ([^:]+):(\\d+)[,:].*");

    private static final Pattern OF_THE_LIBRARY = Pattern.compile("/usr/(?:local/)?(?:include|lib)/.*");
    private static final Pattern ASSEMBLER = Pattern.compile("\\{standard input}:\\d+: Error: (.*)");
    private static final Pattern LINKER =
            Pattern.compile(".*(undefined reference to|multiple definition of) [`'](.+?)'.*");

    private final Path folder;
    private final List<Diagnostic> all = new ArrayList<>();
    private final TreeMap<String, SourceText> sources = new TreeMap<>();
    private String blamedFile = "";
    private long blamedLine;

    /**
     * Reads the errors.
     *
     * @param folder the sources
     * @param output what was printed to standard error
     */
    CppErrors(Path folder, String output) {
        this.folder = folder;
        output.lines().forEach(this::read);
    }

    /** The errors, in the order in which they were found, each once. */
    List<Diagnostic> all() {
        return all;
    }

    /** The files that they lie in. */
    List<SourceText> sources() {
        return List.copyOf(sources.values());
    }

    private void read(String line) {
        Matcher required = REQUIRED.matcher(line);
        Matcher included = INCLUDED.matcher(line);
        Matcher error = ERROR.matcher(line);
        Matcher assembler = ASSEMBLER.matcher(line);
        Matcher linker = LINKER.matcher(line);
        if (required.matches()) {
            blame(required);
        } else if (included.matches()) {
            blame(included);
        } else if (error.matches()) {
            add(error);
        } else if (assembler.matches()) {
            add(new Diagnostic("", 0, 0, "the assembler says: " + assembler.group(1)));
        } else if (linker.matches()) {
            add(new Diagnostic("", 0, 0, link(linker.group(1), linker.group(2))));
        }
    }

    private void blame(Matcher place) {
        Optional<String> own = own(place.group(1));
        if (own.isPresent()) {
            blamedFile = own.get();
            blamedLine = number(place.group(2));
        }
    }

    private void add(Matcher error) {
        Optional<String> own = own(error.group(1));
        String message = error.group(4);
        if (own.isPresent()) {
            add(new Diagnostic(own.get(), number(error.group(2)), number(error.group(3)), message));
        } else if (OF_THE_LIBRARY.matcher(error.group(1)).matches()) {
            String header = error.group(1).substring(error.group(1).lastIndexOf('/') + 1);
            add(new Diagnostic(blamedFile, blamedLine, 0, "in the library's " + header + ": " + message));
        } else {
            add(new Diagnostic(
                    blamedFile,
                    blamedLine,
                    0,
                    "an error in a file that is included, but is not part of the submission"));
        }
    }

    private void add(Diagnostic found) {
        String message = found.message();
        var bounded = message.length() <= LONGEST
                ? found
                : new Diagnostic(found.path(), found.line(), found.column(), message.substring(0, LONGEST) + "...");
        if (!all.contains(bounded)) {
            all.add(bounded);
        }
    }

    private static String link(String what, String name) {
        if (name.equals("main")) {
            return what.startsWith("undefined") ? "there is no function main" : "there is more than one function main";
        }
        return what + " '" + name + "'";
    }

    /** The path of a file of the submission, as it was handed in; {@code #line} can invent any other. */
    private Optional<String> own(String printed) {
        String path = printed.startsWith("./") ? printed.substring(2) : printed;
        try {
            Path file = folder.resolve(path).normalize();
            if (!file.startsWith(folder) || !Files.isRegularFile(file)) {
                return Optional.empty();
            }
            String own = folder.relativize(file).toString();
            if (!sources.containsKey(own)) {
                sources.put(own, new SourceText(own, new String(Files.readAllBytes(file), StandardCharsets.UTF_8)));
            }
            return Optional.of(own);
        } catch (IOException | InvalidPathException e) {
            return Optional.empty();
        }
    }

    private static long number(String digits) {
        return digits == null || digits.length() > 9 ? 0 : Long.parseLong(digits);
    }
}
