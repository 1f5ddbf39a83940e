package grundy.grader.grading;

import grundy.catalogue.Answer;
import grundy.grader.protocol.Printed;
import grundy.grader.sandbox.ProgramEnd;
import grundy.grader.sandbox.ProgramEnd.How;
import grundy.grader.wire.Limits;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How a run of a program failed, in the words of the catalogue. */
final class ProgramAnswers {

    private static final int LONGEST = 300;
    private static final int LONGEST_TRACE = 10;
    private static final int SIGNALS = 128;

    private static final Map<Integer, String> SIGNAL_NAMES = Map.of(
            4, "illegal instruction",
            6, "abort",
            7, "bus error",
            8, "arithmetic error, such as a division by zero",
            9, "killed",
            11, "segmentation fault",
            24, "too much time on a processor",
            25, "a file too large");

    private static final String TRACEBACK = "Traceback (most recent call last):";
    private static final Pattern FRAME =
            Pattern.compile("\\s+File \"([^\"/<>]+(?:/[^\"/<>]+)*)\", line (\\d+), in (\\S+)");
    private static final Pattern THROWN = Pattern.compile("([A-Za-z_][\\w.]*)(?:: (.*))?");

    private ProgramAnswers() {}

    /** Empty where the program ended well, so that what it printed is its answer. */
    static Optional<Answer> failure(ProgramEnd end, StagedProgram staged) {
        if (end.how() instanceof How.TimedOut late) {
            return Optional.of(new Answer.TimedOut(late.limit().toMillis()));
        } else if (end.how() instanceof How.Flooded flooded) {
            return crashed("it printed more than " + (flooded.limit() >> 20) + " MiB, and was ended");
        } else if (end.how() instanceof How.NotStarted notStarted) {
            return crashed("it could not be started: " + notStarted.why());
        }
        int status = ((How.Exited) end.how()).status();
        if (status == 0) {
            return end.out().totalBytes() <= Limits.CAPTURED_OUTPUT
                    ? Optional.empty()
                    : Optional.of(new Answer.Returned(
                            new Answer.Garbled("output of " + end.out().totalBytes() + " bytes")));
        }
        String errors = staged.withoutOurPaths(end.err().text());
        return exception(errors).or(() -> crashed(how(status, errors, end.out().text())));
    }

    private static Optional<Answer> crashed(String how) {
        return Optional.of(new Answer.Crashed(how));
    }

    private static String how(int status, String errors, String output) {
        int signal = status - SIGNALS;
        String how = signal > 0
                ? "it was ended by signal " + signal
                        + (SIGNAL_NAMES.containsKey(signal) ? " (" + SIGNAL_NAMES.get(signal) + ")" : "")
                : "it ended with exit status " + status;
        String words = lastLine(errors.isBlank() ? output : errors);
        return words.isEmpty() ? how : how + "; it printed \"" + words + "\"";
    }

    private static String lastLine(String text) {
        List<String> lines =
                text.lines().map(String::strip).filter(l -> !l.isEmpty()).toList();
        return lines.isEmpty() ? "" : bounded(lines.get(lines.size() - 1));
    }

    /** An exception that a program in Python did not catch. */
    private static Optional<Answer> exception(String errors) {
        int start = errors.lastIndexOf(TRACEBACK);
        List<String> lines = start < 0
                ? List.of()
                : errors.substring(start).lines().filter(l -> !l.isBlank()).toList();
        Matcher thrown = THROWN.matcher(lines.isEmpty() ? "" : lines.get(lines.size() - 1));
        if (!thrown.matches()) {
            return Optional.empty();
        }
        String message = thrown.group(2) == null ? "" : bounded(thrown.group(2));
        return Optional.of(new Answer.Threw(bounded(thrown.group(1)), message, trace(lines)));
    }

    /** The innermost first, as for other languages; frames of the library lie in folders that begin at the root. */
    private static List<String> trace(List<String> lines) {
        var trace = new ArrayList<String>();
        for (String line : lines) {
            Matcher frame = FRAME.matcher(line);
            if (frame.matches()) {
                trace.add(bounded(frame.group(3) + "(" + frame.group(1) + ":" + frame.group(2) + ")"));
            }
        }
        Collections.reverse(trace);
        return trace.subList(0, Math.min(trace.size(), LONGEST_TRACE));
    }

    private static String bounded(String text) {
        return Printed.plain(text, LONGEST);
    }
}
