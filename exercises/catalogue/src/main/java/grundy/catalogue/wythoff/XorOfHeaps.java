package grundy.catalogue.wythoff;

/** Plays it as Nim: lost where the heaps are equal. */
final class XorOfHeaps extends Search {

    @Override
    boolean isLost(int a, int b) {
        return (a ^ b) == 0;
    }
}
