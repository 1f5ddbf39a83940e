package grundy.reports;

import java.io.IOException;

/** A template or a file of texts cannot be used. The message is one line: the file, the line in it, and what is wrong. */
public final class BrokenTemplateException extends IOException {

    private static final long serialVersionUID = 1;

    BrokenTemplateException(String message) {
        super(message);
    }

    BrokenTemplateException(String message, Throwable cause) {
        super(message, cause);
    }
}
