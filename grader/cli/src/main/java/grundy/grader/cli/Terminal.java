package grundy.grader.cli;

import java.io.Console;
import java.lang.reflect.Method;

/**
 * Whether standard output is a terminal that can show colours.
 *
 * @param interactive true for a terminal
 * @param colour whether to use colours there
 */
record Terminal(boolean interactive, boolean colour) {

    /** Plain text, as in a pipe. */
    static final Terminal PLAIN = new Terminal(false, false);

    /** What this process writes to. {@code NO_COLOR} is honoured (no-color.org). */
    static Terminal ofProcess() {
        boolean interactive = isTerminal();
        String noColor = System.getenv("NO_COLOR");
        boolean dumb = "dumb".equals(System.getenv("TERM"));
        return new Terminal(interactive, interactive && !dumb && (noColor == null || noColor.isEmpty()));
    }

    /** The launcher knows; without it, Java's console tells, which since Java 22 must be asked in another way. */
    @SuppressWarnings("SystemConsoleNull") // where there always is a console, it is asked what it is
    private static boolean isTerminal() {
        String told = System.getProperty("grundy.terminal");
        if (told != null) {
            return Boolean.parseBoolean(told);
        }
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            Method method = Console.class.getMethod("isTerminal");
            return Boolean.TRUE.equals(method.invoke(console));
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    String bold(String text) {
        return paint("1", text);
    }

    String green(String text) {
        return paint("32", text);
    }

    String red(String text) {
        return paint("31", text);
    }

    String dim(String text) {
        return paint("2", text);
    }

    private String paint(String code, String text) {
        return colour ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }
}
