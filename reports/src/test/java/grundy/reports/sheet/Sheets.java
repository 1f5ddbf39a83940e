package grundy.reports.sheet;

import grundy.reports.SampleClass;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Sheets as platforms export them, with the people of {@link SampleClass}. */
final class Sheets {

    static final String BOM = "\uFEFF";

    /** In English, with a byte-order mark and Windows' line ends, as a new Moodle writes it. */
    static final String MOODLE = BOM
            + "Identifier,\"Full name\",\"Email address\",Status,Grade,\"Maximum grade\",\"Grade can be changed\","
            + "\"Last modified (submission)\",\"Last modified (grade)\",\"Feedback comments\"\r\n"
            + "\"Participant 12345\",\"Ada L.\",ada@example.org,\"Submitted for grading\",,100.00,Yes,"
            + "\"Monday, 3 November 2025, 9:00 AM\",-,\r\n"
            + "\"Participant 12346\",\"=1+1\",b@example.org,\"Submitted for grading\",40.00,100.00,Yes,-,-,\"- see me\"\r\n"
            + "\"Participant 12348\",\"Lie, A\",c@example.org,\"Submitted for grading\",,100.00,Yes,-,-,\r\n"
            + "\"Participant 12349\",Bob,d@example.org,\"Submitted for grading\",,100.00,Yes,-,-,\r\n"
            + "\"Participant 12399\",Cleo,e@example.org,\"No submission\",,100.00,Yes,-,-,\r\n";

    static final String CANVAS = """
            Student,ID,SIS User ID,SIS Login ID,Section,Notes,Essay (7),Nim (42),Current Score
            ,,,,,,,Manual Posting,
                Points Possible,,,,,,10.00,100.00,(read only)
            "L., Ada",12345,s1,ada,"A, morning",,9.50,,95.00
            =1+1,12346,s2,b,A,=keep,8.00,40.00,80.00
            Lie,12348,s3,c,A,,7.00,EX,70.00
            Bob,12349,s4,d,A,,6.00,33.00,60.00
            Cleo,12399,s5,e,A,,5.00,,50.00
            "Student, Test",77,,t,A,,,,
            """;

    private Sheets() {}

    static Path file(Path folder, String text) throws IOException {
        return bytes(folder, text.getBytes(StandardCharsets.UTF_8));
    }

    static Path bytes(Path folder, byte[] bytes) throws IOException {
        return Files.write(folder.resolve("sheet.csv"), bytes);
    }
}
