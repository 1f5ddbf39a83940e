package grundy.reports.sheet;

/** A grade sheet cannot be used. The message is one line: the file, what is wrong with it, and what to give instead. */
public final class SheetException extends Exception {

    private static final long serialVersionUID = 1L;

    SheetException(String message) {
        super(message);
    }
}
