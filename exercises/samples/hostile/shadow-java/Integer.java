\u0070ackage java.lang;

public final class Integer {
    public static final int MAX_VALUE = 7;
}
