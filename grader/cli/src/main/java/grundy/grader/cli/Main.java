package grundy.grader.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Starts the product. */
public final class Main {

    private Main() {}

    /** Runs a command and ends the process with its exit status. */
    public static void main(String[] arguments) {
        var out = writer(FileDescriptor.out);
        var err = writer(FileDescriptor.err);
        int status = run(out, err, Terminal.ofProcess(), arguments);
        out.flush();
        err.flush();
        System.exit(status);
    }

    /** Runs a command in this process. */
    static int run(PrintWriter out, PrintWriter err, Terminal terminal, String... arguments) {
        try {
            return commandLine(out, err, terminal, arguments.length == 0 ? "" : arguments[0])
                    .execute(arguments);
        } catch (Error e) {
            // Picocli lets it pass, and Java would end with the status of a failed check.
            return failed(e, err);
        }
    }

    private static CommandLine commandLine(PrintWriter out, PrintWriter err, Terminal terminal, String first) {
        return GrundyCommand.named(first, terminal)
                .setOut(out)
                .setErr(err)
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .setUsageHelpWidth(80)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((e, args) -> wrongCommandLine(e, err))
                .setExecutionExceptionHandler((e, commandLine, parsed) -> failed(e, err));
    }

    private static int wrongCommandLine(ParameterException e, PrintWriter err) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        List<String> suggestions =
                e instanceof UnmatchedArgumentException unmatched ? unmatched.getSuggestions() : List.of();
        String meant = suggestions.isEmpty() ? "" : "; did you mean '" + suggestions.get(0) + "'?";
        err.println(oneLine(String.valueOf(e.getMessage())) + meant + "; see '" + command + " --help'");
        return ExitStatus.USAGE.code();
    }

    private static int failed(Throwable e, PrintWriter err) {
        if (e instanceof UsageException) {
            err.println(oneLine(String.valueOf(e.getMessage())));
            return ExitStatus.USAGE.code();
        }
        err.println("grundy failed, which is not the submission's fault: " + oneLine(String.valueOf(e)) + "; details: "
                + details(e));
        return ExitStatus.FAULT.code();
    }

    private static String details(Throwable e) {
        try {
            Path file = Files.createTempFile("grundy-error-", ".txt");
            var text = new StringWriter();
            e.printStackTrace(new PrintWriter(text));
            return Files.writeString(file, text.toString()).toString();
        } catch (IOException unwritable) {
            return "could not be written (" + oneLine(String.valueOf(unwritable.getMessage())) + ")";
        }
    }

    /** Arguments and names come back in messages: control characters in them could drive the terminal. */
    private static String oneLine(String text) {
        return text.replaceAll("\\R\\s*", " ").replaceAll("\\p{Cc}", "\uFFFD").strip();
    }

    private static PrintWriter writer(FileDescriptor descriptor) {
        return new PrintWriter(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
    }
}
