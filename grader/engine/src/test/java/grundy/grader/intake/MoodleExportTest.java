package grundy.grader.intake;

import static grundy.grader.intake.Exports.files;
import static grundy.grader.intake.Exports.ids;
import static grundy.grader.intake.Exports.names;
import static grundy.grader.intake.Exports.read;
import static grundy.grader.intake.Exports.unit;
import static grundy.grader.intake.Exports.write;
import static grundy.grader.intake.Exports.zip;
import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.grader.result.Member;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoodleExportTest {
    @TempDir
    Path temp;

    private Path export(String... paths) {
        for (String path : paths) {
            write(temp, "class/" + path, "class A {}");
        }
        return temp.resolve("class");
    }

    @Test
    void foldersWithAndWithoutTheTrailingUnderscoreAreKnownByTheirNumber() throws Exception {
        ClassList list = read(export(
                "Ada Lovelace_200_assignsubmission_file_/Solver.java",
                "Alan Turing_1000_assignsubmission_file/A.java"));

        assertEquals(List.of("1000", "200"), ids(list));
        assertEquals(List.of("Alan Turing", "Ada Lovelace"), names(list));
        assertEquals(
                List.of(new Member("1000", "Alan Turing")), list.units().get(0).members());
        assertEquals(List.of("layout: moodle, 2 submissions"), list.notes());
        assertEquals(List.of("Solver.java"), files(unit(list, "200")));
    }

    @Test
    void typedTextsAreIgnoredAndNamed() throws Exception {
        ClassList list = read(export(
                "Ada_1_assignsubmission_file_/A.java",
                "Ada_1_assignsubmission_onlinetext_/onlinetext.html",
                "Alan_2_assignsubmission_onlinetext/onlinetext.html"));

        assertEquals(List.of("1"), ids(list));
        assertEquals(
                "Not graded, since only files are, and these are texts that were typed on the platform:"
                        + " Ada_1_assignsubmission_onlinetext_, Alan_2_assignsubmission_onlinetext.",
                list.notes().get(1));
    }

    @Test
    void flatFilesOfOneParticipantBelongTogetherUnderTheirOwnNames() throws Exception {
        ClassList list = read(export(
                "Ada_1_assignsubmission_file_Solver.java",
                "Ada_1_assignsubmission_file_My_Helper.java",
                "Alan_2_assignsubmission_file_x_3_assignsubmission_file_y.zip"));

        assertEquals(List.of("1", "2"), ids(list));
        assertEquals(List.of("My_Helper.java", "Solver.java"), files(unit(list, "1")));
        assertEquals(List.of("x_3_assignsubmission_file_y.zip"), files(unit(list, "2")));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a b [c] 'd' \"e\"",
                "=1+1",
                "<script>",
                "(1+1)*",
                "\uD83C\uDFB2 \u00E9",
                "e\u0301",
                "\u202Eevil",
                "1",
                "$(x) `y` %n {0}",
                "a.*b",
                "-rf"
            })
    void namesAreOnlyNames(String name) throws Exception {
        ClassList list = read(export(name + "_42_assignsubmission_file_/A.java"));

        assertEquals(List.of("42"), ids(list));
        assertEquals(List.of(name), names(list));
    }

    @Test
    void namesThatDifferInCaseOrCompositionAreTwoPeople() throws Exception {
        Path zip = write(
                temp,
                "class.zip",
                zip(
                        "Ada_1_assignsubmission_file_/A.java", "1",
                        "ADA_2_assignsubmission_file_/A.java", "2",
                        "\u00C9va_3_assignsubmission_file_/A.java", "3",
                        "E\u0301va_4_assignsubmission_file_/A.java", "4"));

        ClassList list = read(zip);

        assertEquals(List.of("1", "2", "3", "4"), ids(list));
        assertEquals(List.of("Ada", "ADA", "\u00C9va", "E\u0301va"), names(list));
    }

    @Test
    void theTeamOfThoseWithoutAGroupHasNoNumber() throws Exception {
        ClassList list =
                read(export("Group A_7_assignsubmission_file/A.java", "Default group_assignsubmission_file/A.java"));

        assertEquals(List.of("7", "Default group"), ids(list));
    }

    @Test
    void whatHasAnotherShapeIsLeftOutAndNamed() throws Exception {
        ClassList list = read(
                export("Ada_1_assignsubmission_file_/A.java", "Alan_2_assignsubmission_file_/A.java", "grades.csv"));

        assertEquals(List.of("1", "2"), ids(list));
        assertEquals(
                "Not in Moodle's layout and left out: grades.csv.", list.notes().get(1));
    }
}
