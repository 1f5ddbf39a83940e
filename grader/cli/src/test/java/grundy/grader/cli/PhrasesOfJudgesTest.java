package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Catalogue;
import grundy.catalogue.Check;
import grundy.catalogue.Exercise;
import grundy.catalogue.Finding;
import grundy.catalogue.Mutant;
import grundy.reports.BrokenTemplateException;
import grundy.reports.Language;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever the judges say is a phrase that other languages know: nobody adds a sentence without a text for it. */
class PhrasesOfJudgesTest {

    private static final Exercise EXERCISE =
            Catalogue.load().find("take-and-split").orElseThrow();

    @TempDir
    static Path folder;

    /** A language that puts brackets around every phrase that it knows. */
    private static Language brackets = Language.english();

    @BeforeAll
    static void writeALanguageOfBrackets() throws IOException, BrokenTemplateException {
        var english = new Properties();
        try (Reader in = new InputStreamReader(
                Language.class.getResourceAsStream("/grundy/templates/lang/en.properties"), StandardCharsets.UTF_8)) {
            english.load(in);
        }
        String texts = english.stringPropertyNames().stream()
                .filter(key -> key.startsWith("said."))
                .map(key -> key + "=[" + english.getProperty(key).replace("\\", "\\\\") + "]\n")
                .collect(Collectors.joining());
        Files.createDirectories(folder.resolve("lang"));
        Files.writeString(folder.resolve("lang/la.properties"), texts);
        brackets = Language.load("la", Optional.of(folder), id -> Map.of());
    }

    @Test
    void everyTitleOfACheckIsKnown() {
        Set<String> titles = new TreeSet<>();
        for (Exercise exercise : Catalogue.load().exercises()) {
            exercise.checks(42).forEach(check -> titles.add(check.title()));
            exercise.programChecks(42).forEach(check -> titles.add(check.title()));
        }
        assertKnown(titles, 40);
    }

    @Test
    void everythingSaidOfAKnownWrongSolutionIsKnown() {
        Set<String> said = new TreeSet<>();
        for (Exercise exercise : Catalogue.load().exercises()) {
            List<Check> checks = exercise.checks(42);
            for (Mutant mutant : exercise.mutants()) {
                Object solver = mutant.solver().get();
                checks.forEach(check -> collect(exercise, solver, check, said));
            }
        }
        assertKnown(said, 50);
    }

    private static void collect(Exercise exercise, Object solver, Check check, Set<String> said) {
        check.cases().stream()
                .limit(60)
                .forEach(asked -> collect(asked.judge().judge(exercise.ask(solver, asked.question())), said));
    }

    @Test
    void everythingSaidOfOddAnswersIsKnown() {
        Set<String> said = new TreeSet<>();
        List<Check> checks = EXERCISE.checks(42);
        for (Answer answer : oddAnswers()) {
            for (Check check : checks) {
                for (Case asked : List.of(check.cases().get(0), check.cases().get(3), last(check))) {
                    collect(asked.judge().judge(answer), said);
                }
            }
        }
        assertKnown(said, 50);
    }

    private static Case last(Check check) {
        return check.cases().get(check.cases().size() - 1);
    }

    private static List<Answer> oddAnswers() {
        List<Object> values = Arrays.asList(
                null,
                "text",
                7L,
                List.of(),
                Optional.empty(),
                Optional.of(3),
                Optional.of(List.of("0", List.of())),
                Optional.of(List.of(0, "pieces")),
                Optional.of(List.of(0, Arrays.asList((Object) null))),
                Optional.of(List.of(0, List.of(new Answer.Foreign("java.lang.Byte")))),
                new Answer.Foreign("value of more than 1000 elements and characters"),
                move(-1, List.of()),
                move(99, List.of(1)),
                move(0, List.of(0, 1)),
                move(0, List.of(1)),
                move(0, List.of(7, 7, 7)),
                move(0, List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
                move(-1, List.of(1), 1),
                move(99, List.of(1), 1),
                move(0, List.of(1), 99));
        List<Answer> answers = new java.util.ArrayList<>();
        values.forEach(value -> answers.add(new Answer.Returned(value)));
        answers.add(new Answer.TimedOut(2000));
        answers.add(new Answer.Inconsistent(new Answer.Returned(Optional.empty()), new Answer.TimedOut(2000)));
        return answers;
    }

    private static Object move(Object... parts) {
        return Optional.of(List.of(parts));
    }

    private static void collect(Finding finding, Set<String> said) {
        if (finding.kind() != null) {
            said.add(finding.expected());
            said.add(finding.actual());
        }
    }

    /** Numbers and truth values are no words, and an exception's name and message are the student's own. */
    private static void assertKnown(Set<String> said, int least) {
        Set<String> ours = said.stream()
                .filter(text -> !text.matches("-?\\d+(, \\d+)*|true|false|java\\..*"))
                .collect(Collectors.toCollection(TreeSet::new));
        assertTrue(ours.size() >= least, ours.toString());
        ours.removeIf(text -> brackets.said(text).startsWith("["));
        assertEquals(Set.of(), ours);
    }
}
