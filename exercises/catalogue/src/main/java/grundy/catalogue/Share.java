package grundy.catalogue;

/**
 * How many of how many are right.
 *
 * @param right 0 to {@code of}
 * @param of 1 or more: a share of nothing is nobody's merit
 */
public record Share(int right, int of) {
    public Share {
        if (of <= 0 || right < 0 || right > of) {
            throw new IllegalArgumentException(right + " of " + of + " is no share");
        }
    }

    /** The smaller of two shares; the first where they are equal. */
    public Share weaker(Share other) {
        return (long) other.right * of < (long) right * other.of ? other : this;
    }

    /** Whether nothing is missing. */
    public boolean isWhole() {
        return right == of;
    }
}
