package grundy.grader.cli;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Sources that are an attack by their length: right answers, and something for the compiler to choke on. */
final class GeneratedAttacks {

    private GeneratedAttacks() {}

    static String source(String id) {
        return "package course;\n\npublic class Attack extends RightAnswers {\n" + members(id) + "\n}\n";
    }

    private static String members(String id) {
        return switch (id) {
            case "generated-methods" -> repeated(66_000, "", i -> "void m" + Integer.toString(i, 36) + "() {}\n");
            case "generated-array" -> "static final int[] A = {" + repeated(60_000, ", ", i -> "" + i) + "};";
            case "generated-nesting" -> "int x = " + nested(5_000, "(", "1", ")") + ";";
            case "generated-deep-nesting" -> "int x = " + nested(200_000, "(", "1", ")") + ";";
            case "generated-generics" -> nested(1_500, "java.util.List<", "String", ">") + " list;";
            case "generated-errors" -> repeated(50_000, " ", i -> "int x" + i + " = \"\";");
            case "generated-concatenation" ->
                "static String name() { return \"\"; } String x = " + repeated(60_000, " + ", i -> "name()") + ";";
            default -> throw new IllegalArgumentException("nothing generates " + id);
        };
    }

    private static String repeated(int times, String between, IntFunction<String> part) {
        return IntStream.range(0, times).mapToObj(part).collect(Collectors.joining(between));
    }

    private static String nested(int deep, String open, String inner, String close) {
        return open.repeat(deep) + inner + close.repeat(deep);
    }
}
