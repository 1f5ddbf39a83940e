package grundy.grader.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeclaredPackageTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "package a.b;|a.b",
                "'package/**/a . /* x */ b // y\n ;'|a.b",
                "'/* package x; */ // package y;\npackage z;'|z",
                "/***/package a;|a",
                "/**/package a;|a",
                "@A package a;|a",
                "@x.A(\")\") @B(')') @C({(1), (2)}) package a;|a",
                "@A(v = \"\\\"(\" /* ( */) package a;|a",
                "class A {}|''",
                "import package_;|''",
                "packages a;|''",
                "module m {}|''",
                "open module m {}|''",
                "@interface A {}|''",
                "''|''",
                "/* package a;|''",
                "@A(|''",
                "@|''",
                "package|''",
                "package a.|a",
                "@A(\"\\|''",
            })
    void commentsAndAnnotationsAreSkipped(String source, String expected) {
        assertEquals(expected, DeclaredPackage.of(source));
    }

    @Test
    void longCommentsCostNoStack() {
        assertEquals("a", DeclaredPackage.of("/" + "*".repeat(500_000) + "/" + "//\n".repeat(500_000) + "package a;"));
    }
}
