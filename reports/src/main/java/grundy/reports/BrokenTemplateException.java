package grundy.reports;

import java.io.IOException;

/** A template cannot be used. The message is one line: the file, the line in it, and what is wrong. */
public final class BrokenTemplateException extends IOException {

    private static final long serialVersionUID = 1;

    BrokenTemplateException(String message, Throwable cause) {
        super(message, cause);
    }
}
