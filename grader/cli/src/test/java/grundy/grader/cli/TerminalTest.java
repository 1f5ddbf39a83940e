package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalTest {

    @Test
    void aTerminalShowsColours() {
        var terminal = Terminal.of(true, Map.of("TERM", "xterm", "NO_COLOR", ""));
        assertEquals("\u001b[1mheap\u001b[0m", terminal.bold("heap"));
        assertEquals(
                "\u001b[32mok\u001b[0m \u001b[31mFAIL\u001b[0m", terminal.green("ok") + " " + terminal.red("FAIL"));
    }

    @Test
    void aPipeAndADumbTerminalAndNoColorGetPlainText() {
        assertEquals(Terminal.PLAIN, Terminal.of(false, Map.of("TERM", "xterm")));
        assertEquals(Terminal.PLAIN, Terminal.of(true, Map.of("TERM", "dumb")));
        assertEquals(new Terminal(true, false), Terminal.of(true, Map.of("TERM", "xterm", "NO_COLOR", "1")));
        assertEquals("heap", Terminal.PLAIN.bold("heap"));
    }
}
