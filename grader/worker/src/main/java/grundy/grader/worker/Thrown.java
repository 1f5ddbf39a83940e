package grundy.grader.worker;

import grundy.grader.wire.Limits;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What can be said of an exception that a student's code threw. Its methods are the student's too: they may throw,
 * recurse, or return null or megabytes.
 */
final class Thrown {

    private Thrown() {}

    static String type(Throwable thrown) {
        return Limits.cut(thrown.getClass().getName(), Limits.MESSAGE);
    }

    /** Its message, cut; empty where there is none. */
    static String message(Throwable thrown) {
        try {
            String message = thrown.getMessage();
            return message == null ? "" : Limits.cut(message, Limits.MESSAGE);
        } catch (Throwable hostile) {
            return "(its message cannot be read: getMessage threw " + type(hostile) + ")";
        }
    }

    /** Its class and, where there is one, its message, all on one line that leaves room for a sentence around it. */
    static String line(Throwable thrown) {
        String message = message(thrown);
        String line = message.isEmpty() ? type(thrown) : type(thrown) + ": " + message;
        return Limits.cut(oneLine(line), Limits.MESSAGE / 2);
    }

    /** The frames of the student's own code, the innermost first. */
    static List<String> trace(Throwable thrown) {
        List<String> lines = new ArrayList<>();
        try {
            StackTraceElement[] frames = thrown.getStackTrace();
            for (int i = 0; i < frames.length && lines.size() < Limits.TRACE_LINES; i++) {
                if (SolutionLoader.NAME.equals(frames[i].getClassLoaderName())) {
                    lines.add(Limits.cut(oneLine(place(frames[i])), Limits.MESSAGE));
                }
            }
        } catch (Throwable hostile) {
            // A trace is a courtesy: what could be read of it is enough.
        }
        return lines;
    }

    private static String place(StackTraceElement frame) {
        return frame.getClassName() + "." + frame.getMethodName() + "("
                + file(frame.getFileName(), frame.getLineNumber()) + ")";
    }

    private static String file(@Nullable String name, int line) {
        if (name == null) {
            return "unknown source";
        }
        return line < 0 ? name : name + ":" + line;
    }

    /** Line breaks and other control characters become spaces. */
    static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text);
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029') {
                line.setCharAt(i, ' ');
            }
        }
        return line.toString();
    }
}
