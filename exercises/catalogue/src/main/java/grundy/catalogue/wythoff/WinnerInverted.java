package grundy.catalogue.wythoff;

/** Takes a lost position for a win, and the other way round. */
final class WinnerInverted extends Search {

    @Override
    public boolean firstPlayerWins(int a, int b) {
        return isLost(a, b);
    }
}
