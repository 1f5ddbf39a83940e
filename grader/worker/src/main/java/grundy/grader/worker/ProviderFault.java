package grundy.grader.worker;

import grundy.grader.wire.Limits;
import java.util.List;

/** Why a solution cannot be loaded or constructed, in one line for the student. */
final class ProviderFault extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<String> trace;

    ProviderFault(String message) {
        super(line(message));
        this.trace = List.of();
    }

    ProviderFault(String message, Throwable cause) {
        super(line(message));
        this.trace = Thrown.trace(cause);
    }

    private static String line(String message) {
        return Limits.cut(Thrown.oneLine(message), Limits.MESSAGE);
    }

    String line() {
        return String.valueOf(getMessage());
    }

    List<String> trace() {
        return trace;
    }
}
