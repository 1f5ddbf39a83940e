package grundy.grader.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** A command run in this process, with what it printed. */
record CommandRun(int status, String out, String err) {

    static CommandRun of(String... arguments) {
        var out = new StringWriter();
        var err = new StringWriter();
        int status = Main.run(new PrintWriter(out), new PrintWriter(err), Terminal.PLAIN, arguments);
        return new CommandRun(status, out.toString(), err.toString());
    }
}
