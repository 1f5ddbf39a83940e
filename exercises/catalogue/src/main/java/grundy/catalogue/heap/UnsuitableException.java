package grundy.catalogue.heap;

/** A rule and limits that make no exercise. The message is one line: what is in the way, and where it is not plain, what to do. */
public final class UnsuitableException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String part;

    UnsuitableException(String part, String why) {
        super(why);
        this.part = part;
    }

    /** What is to be changed: {@code rule}, {@code limits}, or one of the limits, such as {@code limits.valuesTo}. */
    public String part() {
        return part;
    }
}
