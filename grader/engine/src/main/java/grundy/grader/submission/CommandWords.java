package grundy.grader.submission;

import grundy.grader.submission.SubmissionException.Problem;
import java.util.ArrayList;
import java.util.List;

/**
 * The words of a command that a person typed. Quotation marks of both kinds hold words together, and a backslash outside of
 * single ones takes away the meaning of what follows, as in a shell; no shell ever sees the command, and nothing is expanded.
 */
public final class CommandWords {

    private final String command;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean inWord;
    private int at;

    private CommandWords(String command) {
        this.command = command;
    }

    /**
     * Splits a command.
     *
     * @return at least one word
     * @throws SubmissionException if there is none, or a quotation mark is not closed
     */
    public static List<String> of(String command) throws SubmissionException {
        var words = new CommandWords(command);
        words.split();
        if (words.words.isEmpty()) {
            throw new SubmissionException(
                    Problem.BAD_PATH, "--run is empty: give the command, such as --run \"ruby solver.rb\"");
        }
        return List.copyOf(words.words);
    }

    private void split() throws SubmissionException {
        while (at < command.length()) {
            char c = command.charAt(at++);
            if (Character.isWhitespace(c)) {
                endWord();
            } else {
                inWord = true;
                take(c);
            }
        }
        endWord();
    }

    private void take(char c) throws SubmissionException {
        if (c == '\'' || c == '"') {
            quoted(c);
        } else if (c == '\\' && at < command.length()) {
            word.append(command.charAt(at++));
        } else {
            word.append(c);
        }
    }

    private void quoted(char mark) throws SubmissionException {
        while (at < command.length()) {
            char c = command.charAt(at++);
            if (c == mark) {
                return;
            }
            boolean escapes = c == '\\' && mark == '"' && at < command.length();
            word.append(escapes ? command.charAt(at++) : c);
        }
        throw new SubmissionException(
                Problem.BAD_PATH, "--run " + Shown.of(command) + ": a quotation mark is not closed; close it");
    }

    private void endWord() {
        if (inWord) {
            words.add(word.toString());
            word.setLength(0);
            inWord = false;
        }
    }
}
