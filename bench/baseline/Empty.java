/** A bare start of Java. */
public final class Empty {
    private Empty() {}

    public static void main(String[] arguments) {}
}
