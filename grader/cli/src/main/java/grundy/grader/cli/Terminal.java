package grundy.grader.cli;

import java.io.Console;
import java.lang.reflect.Method;
import java.util.Map;

/**
 * What standard output can show.
 *
 * @param live whether a line can be written over, as a progress bar is
 * @param colour whether to use colours
 */
record Terminal(boolean live, boolean colour) {

    /** Plain text, as in a pipe. */
    static final Terminal PLAIN = new Terminal(false, false);

    /** What this process writes to. */
    static Terminal ofProcess() {
        return of(isTerminal(), System.getenv());
    }

    /**
     * What a terminal shows in an environment. {@code NO_COLOR} is honoured (no-color.org).
     *
     * @param interactive whether it is a terminal at all
     */
    static Terminal of(boolean interactive, Map<String, String> environment) {
        boolean live = interactive && !"dumb".equals(environment.get("TERM"));
        boolean refused = !environment.getOrDefault("NO_COLOR", "").isEmpty();
        return new Terminal(live, live && !refused);
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

    private String paint(String code, String text) {
        return colour ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
    }
}
