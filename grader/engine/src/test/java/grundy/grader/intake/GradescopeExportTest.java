package grundy.grader.intake;

import static grundy.grader.intake.Exports.ids;
import static grundy.grader.intake.Exports.names;
import static grundy.grader.intake.Exports.read;
import static grundy.grader.intake.Exports.unit;
import static grundy.grader.intake.Exports.write;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.Member;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GradescopeExportTest {
    private static final String METADATA = """
            ---
            submission_11:
              :submitters:
              - :name: Ada Lovelace
                :sid: '0815'
                :email: ada@example.org
              :created_at: 2026-03-01 10:00:00.000000000 Z
              :score: 7.5
              :results:
                tests:
                - output: ":submitters: [x]"
                  max_score: 10
              :history:
              - :submitters:
                - :name: Nobody
            submission_9:
              :submitters:
              - :name: Alan Turing
                :sid:
                :email: alan@example.org
              - :name: Emmy Noether
                :sid: 42
                :email: emmy@example.org
            """;

    @TempDir
    Path temp;

    private Path export(String metadata, String... folders) {
        write(temp, "assignment_1_export/submission_metadata.yml", metadata);
        for (String folder : folders) {
            write(temp, "assignment_1_export/" + folder + "/A.java", "class A {}");
        }
        return temp.resolve("assignment_1_export");
    }

    private String problem(String metadata) {
        return assertThrows(IntakeException.class, () -> read(export(metadata, "submission_1")))
                .message();
    }

    @Test
    void submissionsHaveTheirNumberAndMembersTheirStudentIdOrEMail() throws Exception {
        ClassList list = read(export(METADATA, "submission_11", "submission_9"));

        assertEquals(List.of("11", "9"), ids(list));
        assertEquals(List.of("Ada Lovelace", "Alan Turing, Emmy Noether"), names(list));
        assertEquals(
                List.of(new Member("0815", "Ada Lovelace")), unit(list, "11").members());
        assertEquals(
                List.of(new Member("alan@example.org", "Alan Turing"), new Member("42", "Emmy Noether")),
                unit(list, "9").members());
        assertEquals(List.of("layout: gradescope, 2 submissions"), list.notes());
    }

    @Test
    void whoIsOnlyOnOneSideIsNamed() throws Exception {
        ClassList list = read(export(METADATA, "submission_11", "submission_5"));

        assertEquals(List.of("11", "5"), ids(list));
        assertEquals(
                List.of("submission_metadata.yml names nobody for this submission."),
                unit(list, "5").notes());
        assertEquals(
                "In submission_metadata.yml, but nothing was exported for them: submission_9.",
                list.notes().get(1));
    }

    @Test
    void withoutMetadataSubmissionsAreKnownByTheirNumber() throws Exception {
        write(temp, "x/submission_1/A.java", "class A {}");
        write(temp, "x/submission_2/A.java", "class A {}");

        ClassList list = read(temp.resolve("x"));

        assertEquals(List.of("1", "2"), ids(list));
        assertTrue(
                list.notes().get(1).startsWith("No submission_metadata.yml"),
                list.notes().toString());
    }

    @Test
    void aliasesAreNotFollowed() {
        assertEquals(
                "submission_metadata.yml, line 3: an alias where a value is expected; export the assignment again,"
                        + " or take the file away to grade without names",
                problem("a: &x [1]\nsubmission_1:\n  :submitters: *x\n"));
    }

    @Test
    void anAliasWhereNothingIsTakenFromIsHarmless() throws Exception {
        assertEquals(
                List.of("Ada"),
                names(read(export(
                        "submission_1:\n  :results: &x [1]\n  :history: [*x, *x]\n  :submitters:\n  - :name: Ada\n",
                        "submission_1"))));
    }

    @Test
    void tagsMeanNothing() throws Exception {
        ClassList list = read(export(
                "submission_1:\n  :submitters:\n  - :name: !!javax.script.ScriptEngineManager Ada\n    :sid: !ruby/object 7\n",
                "submission_1"));

        assertEquals(List.of(new Member("7", "Ada")), list.units().get(0).members());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "just text",
                "- a\n- b",
                "submission_1:\n  :submitters: 5",
                "submission_1: {a: [}",
                "\u0000",
                "a: b: c",
                "submission_1:\n  ? [x]\n  : y",
                "submission_1:\n  :submitters:\n  - [x]",
                "\t- x"
            })
    void whatIsNoMetadataIsSaidInOneLine(String metadata) {
        String problem = problem(metadata);

        assertTrue(problem.startsWith("submission_metadata.yml"), problem);
        assertTrue(
                problem.endsWith("; export the assignment again, or take the file away to grade without names"),
                problem);
        assertEquals(1, problem.lines().count(), problem);
    }

    @Test
    void whatIsPassedOverHasALimitOnItsDepth() throws Exception {
        assertEquals(List.of("Ada"), names(read(export(nested(99), "submission_1"))));
        assertEquals(
                "submission_metadata.yml, line 2: not the shape of an export; export the assignment again,"
                        + " or take the file away to grade without names",
                problem(nested(100_000)));
    }

    private static String nested(int depth) {
        String deep = "[".repeat(depth) + "]".repeat(depth);
        return "submission_1:\n  :results: " + deep + "\n  :submitters:\n  - :name: Ada\n";
    }
}
