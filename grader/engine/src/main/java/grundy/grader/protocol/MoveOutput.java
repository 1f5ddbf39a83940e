package grundy.grader.protocol;

import grundy.catalogue.Answer.Garbled;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a program says of a sum: {@code second}, or {@code first} and a move. */
final class MoveOutput {

    private static final String FIRST = "first";
    private static final String SECOND = "second";
    private static final String FORM = "heap I (size N) becomes A, or A and B, or nothing (heap removed)";

    /** White space is forgiven wherever it does not run two words together. */
    private static final Pattern MOVE =
            Pattern.compile("heap\\s+(\\d{1,9})\\s*\\(\\s*size\\s+(\\d{1,9})\\s*\\)\\s*becomes\\s+(\\S.*)");

    private static final Pattern NOTHING = Pattern.compile("nothing\\s*\\(\\s*heap\\s+removed\\s*\\)");
    private static final Pattern PIECES = Pattern.compile("\\d{1,9}(?:\\s+and\\s+\\d{1,9}){0,9}");

    private MoveOutput() {}

    /** As the catalogue has it: an Optional of a move, which also says the size of its heap, or {@link Garbled}. */
    static Object read(String output) {
        List<String> lines = Printed.lines(output);
        if (lines.isEmpty()) {
            return new Garbled("no output: print first or second");
        }
        return switch (lines.get(0)) {
            case SECOND -> lines.size() == 1 ? Optional.empty() : tooMuch(SECOND, lines.get(1));
            case FIRST -> afterFirst(lines.subList(1, lines.size()));
            default -> new Garbled(Printed.quoted(lines.get(0)) + " instead of first or second");
        };
    }

    private static Object afterFirst(List<String> lines) {
        if (lines.isEmpty()) {
            return new Garbled("first, and no line after it: print the move as " + FORM);
        }
        Matcher move = MOVE.matcher(lines.get(0));
        Optional<List<Integer>> pieces = move.matches() ? pieces(move.group(3)) : Optional.empty();
        if (pieces.isEmpty()) {
            return new Garbled(Printed.quoted(lines.get(0)) + " instead of " + FORM);
        } else if (lines.size() > 1) {
            return tooMuch("the move", lines.get(1));
        }
        int index = Integer.parseInt(move.group(1)) - 1;
        return Optional.of(List.of(index, pieces.get(), Integer.parseInt(move.group(2))));
    }

    private static Garbled tooMuch(String after, String line) {
        return new Garbled(Printed.quoted(line) + " after " + after + ", where nothing more is expected");
    }

    private static Optional<List<Integer>> pieces(String text) {
        if (NOTHING.matcher(text).matches()) {
            return Optional.of(List.of());
        } else if (!PIECES.matcher(text).matches()) {
            return Optional.empty();
        }
        var pieces = new ArrayList<Integer>();
        for (String number : text.split("\\s+and\\s+", -1)) {
            pieces.add(Integer.parseInt(number));
        }
        return Optional.of(pieces);
    }
}
