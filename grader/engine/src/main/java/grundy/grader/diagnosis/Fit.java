package grundy.grader.diagnosis;

/**
 * How a known-wrong solution fits that may say all that was said.
 *
 * @param openness how much it leaves open, in bits
 * @param free in how many cases it allows anything
 * @param freeWrong in how many of these the answer was wrong
 * @param settledWrong how many wrong answers it gives where it does not allow anything
 */
record Fit(double openness, int free, int freeWrong, int settledWrong) {

    /** So many wrong answers that a mistake gives are evidence by themselves. */
    private static final int ENOUGH_WRONG = 10;

    /** Odds of a million to one. */
    private static final double ENOUGH_BITS = 20;

    /**
     * Whether it is no matter of chance that a mistake allows anything just where the answers are wrong. Where it leaves
     * nothing to answer some answers may be right by luck, but where most are, it was not this mistake. And where it gives
     * few wrong answers itself, the wrong ones must be confined to where it leaves nothing to answer.
     *
     * @param of in how many cases there is something to be allowed
     */
    boolean isNoChance(int of) {
        double confinement = freeWrong * bits((double) of / Math.max(1, free));
        return 2 * freeWrong >= free && (settledWrong >= ENOUGH_WRONG || confinement >= ENOUGH_BITS);
    }

    private static double bits(double ratio) {
        return Math.log(ratio) / Math.log(2);
    }

    /** Counts while a style is compared. */
    static final class Count {
        private double open;
        private int free;
        private int freeWrong;
        private int settledWrong;
        private boolean first = true;
        private boolean last = true;

        void add(Verdict verdict, String said, boolean right) {
            if (verdict.isAnything()) {
                free++;
                freeWrong += right ? 0 : 1;
            } else {
                open += verdict.openness();
                settledWrong += right ? 0 : 1;
                first &= verdict.isFirst(said);
                last &= verdict.isLast(said);
            }
        }

        /** Who always takes the first that the search meets, or always the last, leaves nothing open. */
        Fit result() {
            double ordered = first || last ? 0 : open;
            return new Fit(ordered + free * Verdict.ANYTHING.openness(), free, freeWrong, settledWrong);
        }
    }
}
