package grundy.grader.intake;

import static grundy.grader.intake.Exports.write;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import grundy.grader.result.Member;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RosterTest {
    private static final String NEXT = "; give a CSV file with the columns id and name";

    @TempDir
    Path temp;

    private Roster read(byte[] bytes) throws IntakeException {
        return Roster.read(write(temp, "roster.csv", bytes));
    }

    private String problem(byte[] bytes) {
        String message = assertThrows(IntakeException.class, () -> read(bytes)).message();
        assertEquals(temp.toString(), message.substring(0, temp.toString().length()));
        return message.substring(temp.toString().length() + 1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "id,name\n7,Ada\n8,\"Turing, Alan\"\n",
                "\uFEFFid,name\r\n7,Ada\r\n8,\"Turing, Alan\"",
                "ID;Section;Name\n 7 ;1; Ada \n8;2;Turing, Alan\n",
                "name\tgroup\tId\nAda\tx\t7\n\n\"Turing, Alan\"\ty\t8\n",
                "\"id\" , \"name\"\n7,Ada\n,\n8,\"Turing, Alan\",extra\n",
            })
    void aRosterIsReadHoweverItIsWritten(String text) throws Exception {
        assertEquals(
                List.of(new Member("7", "Ada"), new Member("8", "Turing, Alan")),
                read(text.getBytes(UTF_8)).members());
    }

    @Test
    void lettersAreReadInTheEncodingsOfSpreadsheets() throws Exception {
        for (Charset charset : List.of(UTF_8, UTF_16, Charset.forName("windows-1252"))) {
            assertEquals(
                    Optional.of(new Member("7", "Zo\u00EB")),
                    read("id,name\n7,Zo\u00EB\n".getBytes(charset)).find("7"),
                    charset.name());
        }
    }

    @Test
    void whoHasNoNameIsCalledByTheId() throws Exception {
        assertEquals(
                List.of(new Member("7", "7")), read("id\n7\n".getBytes(UTF_8)).members());
    }

    @Test
    void whatIsNoRosterIsSaidInOneLine() throws Exception {
        assertEquals("roster.csv: nobody is in it" + NEXT, problem(new byte[0]));
        assertEquals("roster.csv: nobody is in it" + NEXT, problem("id,name\n".getBytes(UTF_8)));
        assertEquals(
                "roster.csv: no column id in its first line (number, name)" + NEXT,
                problem("number,name\n7,Ada".getBytes(UTF_8)));
        assertEquals(
                "roster.csv: no text, but perhaps a spreadsheet; save it as CSV" + NEXT,
                problem("PK\u0003\u0004id,name".getBytes(UTF_8)));
        assertEquals(
                "roster.csv: a quoted field does not end where it should" + NEXT,
                problem("id,name\n7,\"Ada\n".getBytes(UTF_8)));
        assertEquals(
                "roster.csv, line 3: the id 7 stands in line 2 already; take one of them out",
                problem("id,name\n7,Ada\n7,Alan\n".getBytes(UTF_8)));
        assertEquals("roster.csv, line 2: Ada has no id; add it", problem("id,name\n,Ada\n".getBytes(UTF_8)));
    }

    @Test
    void aPathThatIsNoFileIsSaidInOneLine() throws Exception {
        Path folder = Files.createDirectories(temp.resolve("f"));

        assertEquals(
                folder + ": a folder" + NEXT,
                assertThrows(IntakeException.class, () -> Roster.read(folder)).message());
        assertEquals(
                temp + "/no.csv: no such file; check how the path is spelled",
                assertThrows(IntakeException.class, () -> Roster.read(temp.resolve("no.csv")))
                        .message());
    }

    private static Unit unit(String id, Member... members) {
        return new Unit(id, "platform's name", List.of(members), Path.of("x"), List.of());
    }

    @Test
    void aClassGetsTheNamesOfTheRosterAndWhoIsAbsentIsTold() throws Exception {
        Roster roster = read("id,name\n8,Alan\n9,Emmy\n10,Kurt\n7,Ada\n".getBytes(UTF_8));
        ClassList list = new ClassList(
                List.of(unit("100", new Member("7", "a"), new Member("8", "b")), unit("101", new Member("77", "c"))),
                List.of("layout: gradescope"));

        Roster.Applied applied = roster.apply(list);

        assertEquals(
                new ClassList(
                        List.of(
                                new Unit(
                                        "100",
                                        "Ada, Alan",
                                        List.of(new Member("7", "Ada"), new Member("8", "Alan")),
                                        Path.of("x"),
                                        List.of()),
                                unit("101", new Member("77", "c"))),
                        List.of("layout: gradescope", "roster.csv: not on the roster: 77.")),
                applied.classList());
        assertEquals(List.of(new Member("10", "Kurt"), new Member("9", "Emmy")), applied.absent());
    }

    @Test
    void aRosterThatNamesNobodyInTheClassIsOneLineAndNobodyIsAbsent() throws Exception {
        ClassList list = new ClassList(List.of(unit("100", new Member("100", "a"))), List.of());

        Roster.Applied applied =
                read("id,name\ns1,Ada\ns2,Alan\n".getBytes(UTF_8)).apply(list);

        assertEquals(list.units(), applied.classList().units());
        assertEquals(
                List.of("roster.csv: none of its 2 ids is in the class, where ids are such as 100, not s1;"
                        + " put the platform's ids into its column id. Until then nobody counts as absent."),
                applied.classList().notes());
        assertEquals(List.of(), applied.absent());
    }
}
