package grundy.games;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Random games by code, octal and hexadecimal: 0, 4, 8 or c before the point, 1 to 5 digits after it. */
class OctalCodes extends DomainContextBase {

    @Provide
    Arbitrary<OctalGame> games() {
        Arbitrary<String> before = Arbitraries.of("0", "4", "8", "c");
        Arbitrary<List<Integer>> after =
                Arbitraries.integers().between(0, 15).list().ofMinSize(1).ofMaxSize(5);
        return Combinators.combine(before, after).as((d0, digits) -> OctalGame.parse(d0 + "." + joined(digits)));
    }

    private static String joined(List<Integer> digits) {
        var text = new StringBuilder();
        digits.forEach(digit -> text.append(Integer.toHexString(digit)));
        return text.toString();
    }
}
