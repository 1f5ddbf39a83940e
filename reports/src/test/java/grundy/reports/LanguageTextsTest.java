package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The texts that are built in, against each other and against the templates and the code that say them. */
class LanguageTextsTest {

    private static final Path TEMPLATES = Path.of("../templates/src/main/resources/grundy/templates");
    private static final List<Path> CODE = List.of(Path.of("src/main/java"), Path.of("../grader/cli/src/main/java"));

    private static final Pattern LITERAL = Pattern.compile("\"([a-z][a-z0-9-]*(?:\\.[a-z0-9-]+)*\\.?)\"");
    private static final Pattern SAID = Pattern.compile("\\b(?:say|saysOr|text)\\(\"([a-z0-9.-]+)\"[,)]");

    @Test
    void bothLanguagesHaveTheSameTextsWithTheSameArguments() {
        Map<String, String> german = texts("de");
        assertEquals(new TreeSet<>(texts("en").keySet()), new TreeSet<>(german.keySet()));
        texts("en")
                .forEach((key, english) -> assertEquals(
                        TextRules.arguments(english), TextRules.arguments(german.getOrDefault(key, "")), key));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyTextCanBeSaid(String code) {
        Map<String, String> texts = texts(code);
        var rules = new TextRules(texts("en"), texts, Locale.forLanguageTag(code));
        var faults = new TreeMap<String, String>();
        texts.forEach((key, text) -> rules.fault(key, text).ifPresent(fault -> faults.put(key, fault)));
        assertEquals(Map.of(), faults);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void tagsOfEveryTextAreClosed(String code) throws BrokenTemplateException {
        Language language = Language.load(code, Optional.empty(), id -> Map.of());
        for (String key : texts(code).keySet()) {
            if (!key.startsWith(Phrases.PREFIX) && !key.startsWith("terminal.")) {
                for (long number = 0; number < 3; number++) {
                    Object n = number;
                    String said = language.format(key, List.of(n, n, n, n, n, n, n, n, n, n));
                    Xml.parse("<p>" + said.replace("&nbsp;", "\u00A0") + "</p>");
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void everyTermIsExplained(String code) {
        Set<String> keys = texts(code).keySet();
        Set<String> terms = keys.stream()
                .filter(key -> key.startsWith("term.") && !key.endsWith(".text"))
                .collect(Collectors.toSet());
        assertTrue(terms.size() >= 6);
        terms.forEach(term -> assertTrue(keys.contains(term + ".text"), term));
    }

    @Test
    void classPageHasNoGlossaryAndItsTextsNameNoTerm() {
        texts("de").forEach((key, text) -> assertTrue(!key.startsWith("class.") || !text.contains("[["), key));
    }

    @Test
    void everyTextThatIsSaidIsThere() throws IOException {
        Set<String> said = new TreeSet<>();
        for (String source : sources()) {
            SAID.matcher(source).results().forEach(key -> said.add(key.group(1)));
        }
        assertTrue(said.size() > 100, said.toString());
        said.removeAll(texts("en").keySet());
        assertEquals(Set.of(), said);
    }

    /** A key that is put together counts as used where its beginning stands somewhere. */
    @Test
    void everyTextThatIsThereIsSaid() throws IOException {
        Set<String> literals = new HashSet<>();
        for (String source : sources()) {
            LITERAL.matcher(source).results().forEach(literal -> literals.add(literal.group(1)));
        }
        List<String> unused = texts("en").keySet().stream()
                .filter(key -> !key.startsWith(Phrases.PREFIX))
                .filter(key -> !literals.contains(key))
                .filter(key -> beginnings(key).noneMatch(literals::contains))
                .sorted()
                .toList();
        assertEquals(List.of(), unused);
    }

    /** {@code a.} and {@code a.b.}, and {@code a.b}, which {@code w.word} puts a point behind, of {@code a.b.c}. */
    private static Stream<String> beginnings(String key) {
        var beginnings = new ArrayList<String>();
        for (int dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
            beginnings.add(key.substring(0, dot + 1));
            beginnings.add(key.substring(0, dot));
        }
        return beginnings.stream();
    }

    @Test
    void scriptOfTheClassPageFindsItsTexts() throws IOException {
        String table = Files.readString(TEMPLATES.resolve("class-table.ftlh"));
        var wanted = Pattern.compile("(?:shown|more)\\.dataset\\.(\\w+)")
                .matcher(Files.readString(TEMPLATES.resolve("class.js")))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(Set.of("shown", "part", "ascending", "descending", "more"), wanted);
        wanted.forEach(name -> assertTrue(table.contains("data-" + name + "=\"${say("), name));
    }

    @Test
    void pluralsFollowTheNumber() throws BrokenTemplateException {
        Language german = Language.load("de", Optional.empty(), id -> Map.of());
        Language english = Language.english();
        assertEquals("points: no wrong answer", english.text("checks.wrong.count", "points", 0));
        assertEquals("points: 1 wrong answer", english.text("checks.wrong.count", "points", 1));
        assertEquals("points: 2 wrong answers", english.text("checks.wrong.count", "points", 2));
        assertEquals("x: keine falsche Antwort", german.text("checks.wrong.count", "x", 0));
        assertEquals("x: 1 falsche Antwort", german.text("checks.wrong.count", "x", 1));
        assertEquals("x: 1.060 falsche Antworten", german.text("checks.wrong.count", "x", 1060));
        assertEquals("Alle 3 zeigen", german.text("class.filter.all-of", 3));
    }

    private static Map<String, String> texts(String code) {
        return new LanguageFile(code).builtIn().orElseThrow();
    }

    private static Collection<String> sources() throws IOException {
        List<String> sources = new ArrayList<>();
        for (Path root : Stream.concat(Stream.of(TEMPLATES), CODE.stream()).toList()) {
            try (Stream<Path> files = Files.walk(root)) {
                for (Path file : files.filter(f -> f.toString().matches(".*\\.(ftlh|java)"))
                        .toList()) {
                    sources.add(Files.readString(file));
                }
            }
        }
        return sources;
    }
}
