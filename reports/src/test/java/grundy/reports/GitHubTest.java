package grundy.reports;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.result.Mismatch;
import grundy.grader.result.Report;
import grundy.grader.result.Report.Detail;
import grundy.grader.result.Report.Status;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Code;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations and the job summary, with texts that try to be commands or markup. */
class GitHubTest {

    private static final Set<String> OURS = Set.of(
            "Document",
            "Heading",
            "Paragraph",
            "Text",
            "Code",
            "StrongEmphasis",
            "BulletList",
            "ListItem",
            "TableBlock",
            "TableHead",
            "TableBody",
            "TableRow",
            "TableCell");

    @Test
    void compileErrorsStandAtTheirLines() {
        assertEquals(
                List.of(
                        "::error file=Solver.java,line=12,title=compile-error::';' expected",
                        "::error file=Solver.java,line=20,title=compile-error::cannot find symbol: method mexx(int[])",
                        "::notice title=Grundy Grader::compile-error: 2 errors in Solver.java"),
                Rendered.text("annotations", SampleReports.compileError())
                        .lines()
                        .toList());
    }

    @Test
    void textCanNeitherEndACommandNorBeginOne() {
        assertEquals("a%25b%0D%0A::set-output name=x::y", GitHubAnnotations.data("a%b\r\n::set-output name=x::y"));
        assertEquals("a%2Cline=1%3A%3Ab", GitHubAnnotations.property("a,line=1::b"));
        String file = "a,line=9::%0A::add-mask::x.java";
        Report report = SampleParts.notGraded(
                Status.COMPILE_ERROR, "1 error", new Detail(file + ":3: oh\r\n::set-output name=x::y", null, 0));
        assertEquals(
                "::error file=a%2Cline=9%3A%3A%250A%3A%3Aadd-mask%3A%3Ax.java,line=3,title=compile-error::"
                        + "oh\u2424::set-output name=x::y",
                Rendered.text("annotations", report).lines().findFirst().orElseThrow());
    }

    @Test
    void elevenErrorsAreCutToTen() {
        Detail[] details = IntStream.rangeClosed(1, 11)
                .mapToObj(i -> new Detail("A.java:" + i + ": oh", null, 0))
                .toArray(Detail[]::new);
        String text = Rendered.text("annotations", SampleParts.notGraded(Status.COMPILE_ERROR, "11 errors", details));
        assertEquals(10, text.lines().filter(l -> l.startsWith("::error ")).count());
        assertTrue(text.contains("line=10,"));
        assertFalse(text.contains("line=11,"));
    }

    @Test
    void theSmallestOfEachCheckComesFirst() {
        List<String> lines =
                Rendered.text("annotations", SampleReports.full()).lines().toList();
        assertEquals(11, lines.size(), "ten errors and a notice");
        assertTrue(lines.get(0).endsWith("::g(1): expected 1, actual 77 (wrong-answer)"), lines.get(0));
        assertTrue(
                lines.get(1).endsWith("::heaps 1 1: expected first, actual second (wrong-answer)")
                        || lines.get(1).contains("::heaps 1 1: "),
                lines.get(1));
        assertTrue(lines.get(4).contains("::g(2): "), lines.get(4));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "`",
                "``",
                "a`b``c```",
                "` <b>",
                "|",
                "\\|",
                "\\",
                "| --- |",
                "<img src=x onerror=y>",
                "[a](http://x)",
                "![a](http://x)",
                "@someone",
                "#1",
                "http://evil.example",
                "www.evil.example",
                "a@b.cc",
                "**b**",
                "$x$",
                "\n\n# heading",
                "\r\n- item",
                "</code></pre><script>",
                " ",
                "",
                "\u202Egnp.exe",
                "`\n`",
                "&lt;b&gt;",
                "-->",
                "::set-output name=a::b",
                "]]>",
                "\u0085# x",
                "\u2028# x",
                "~~~",
                "    code"
            })
    void textOfAStudentIsCodeAndNothingElse(String text) {
        Mismatch wrong =
                new Mismatch(Map.of("heaps", List.of(1, 1)), "exception", "second", text, List.of(), null, null);
        Report report = SampleParts.graded(
                "10.0",
                List.of(SampleParts.failed("winners", "1.0", 2, Collections.nCopies(2, wrong))),
                List.of(),
                SampleParts.table(Lesson::g));
        assertOnlyOurMarkup(Rendered.text("summary", report));
        assertOnlyOurMarkup(
                Rendered.text("summary", SampleParts.notGraded(Status.COMPILE_ERROR, text, new Detail(text, text, 1))));
    }

    @Test
    void everySampleHoldsOnlyOurMarkup() {
        SampleReports.names().forEach(name -> assertOnlyOurMarkup(Rendered.text("summary", SampleReports.named(name))));
    }

    @Test
    void codeSpansShowExactlyTheText() {
        for (String text : List.of("a`b", "`a`", "``", " a ", "a\\|b", "x`` `y")) {
            Node code = parsed(GitHubSummary.code(text, 100)).getFirstChild().getFirstChild();
            assertEquals(text, ((Code) code).getLiteral());
        }
        assertEquals("(nothing)", GitHubSummary.code("", 100));
    }

    @Test
    void aSummaryIsCutBeforeGitHubDropsIt() {
        List<Mismatch> wrong = Collections.nCopies(
                10,
                new Mismatch(
                        Map.of("heaps", List.of(1)),
                        "exception",
                        "\u4E00".repeat(200),
                        "\u4E00".repeat(200),
                        List.of(),
                        null,
                        null));
        Report report = SampleParts.graded(
                "1.0",
                Collections.nCopies(200, SampleParts.failed("winners", "1.0", 10, wrong)),
                List.of(),
                SampleParts.table(Lesson::g));
        String summary = Rendered.text("summary", report);
        int bytes = summary.getBytes(StandardCharsets.UTF_8).length;
        assertTrue(bytes > GitHubSummary.MAX_BYTES / 2 && bytes < GitHubSummary.MAX_BYTES + 100, bytes + " bytes");
        assertTrue(summary.endsWith("(cut: the rest is in the report)\n"));
    }

    private static void assertOnlyOurMarkup(String markdown) {
        Set<String> kinds = new TreeSet<>();
        collect(parsed(markdown), kinds);
        kinds.removeAll(OURS);
        assertEquals(Set.of(), kinds, markdown);
    }

    private static Node parsed(String markdown) {
        return Parser.builder()
                .extensions(List.of(TablesExtension.create()))
                .build()
                .parse(markdown);
    }

    private static void collect(Node node, Set<String> kinds) {
        kinds.add(node.getClass().getSimpleName());
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            collect(child, kinds);
        }
    }
}
