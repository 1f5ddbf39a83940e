package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

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
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the judges say is a phrase that other languages know: nobody adds a sentence without a text for it. */
class PhrasesOfJudgesTest {

    /** So many cases of each check are put to each mutant. */
    private static final int SOME = 40;

    static Stream<Exercise> exercises() {
        return Catalogue.load().exercises().stream();
    }

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

    @ParameterizedTest
    @MethodSource("exercises")
    void everyTitleOfACheckIsKnown(Exercise exercise) {
        Set<String> titles = new TreeSet<>();
        exercise.checks(42).forEach(check -> titles.add(check.title()));
        exercise.programChecks(42).forEach(check -> titles.add(check.title()));
        assertKnown(exercise, titles);
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everythingSaidOfAKnownWrongSolutionIsKnown(Exercise exercise) {
        Set<String> said = new TreeSet<>();
        List<Case> some = exercise.checks(42).stream()
                .flatMap(check -> check.cases().stream().limit(SOME))
                .toList();
        for (Mutant mutant : exercise.mutants()) {
            Object solver = mutant.solver().get();
            some.forEach(asked -> collect(asked.judge().judge(exercise.ask(solver, asked.question())), said));
        }
        assertKnown(exercise, said);
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void everythingSaidOfOddAnswersIsKnown(Exercise exercise) {
        Set<String> said = new TreeSet<>();
        List<Check> checks = exercise.checks(42);
        for (Answer answer : oddAnswers()) {
            for (Check check : checks) {
                List<Case> cases = check.cases();
                for (Case asked : List.of(cases.get(0), cases.get(Math.min(3, cases.size() - 1)), last(check))) {
                    collect(asked.judge().judge(answer), said);
                }
            }
        }
        assertKnown(exercise, said);
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
                move(0, List.of(1), 99),
                List.of(1, 2),
                List.of("text"),
                Optional.of(List.of(1, 2, 3)),
                Optional.of(List.of()),
                "heap 9 becomes 1",
                "heap 1 becomes 0",
                true);
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

    /** Numbers, true and false are no words, and an exception's name and message are the student's own. */
    private static void assertKnown(Exercise exercise, Set<String> said) {
        assertFalse(said.isEmpty(), exercise.id() + " says nothing");
        Set<String> ours = said.stream()
                .filter(text -> !text.matches("-?\\d+|[\\[\\], \\d]*|true|false|java\\..*"))
                .collect(Collectors.toCollection(TreeSet::new));
        ours.removeIf(text -> brackets.said(text).startsWith("["));
        assertEquals(Set.of(), ours, exercise.id());
    }
}
