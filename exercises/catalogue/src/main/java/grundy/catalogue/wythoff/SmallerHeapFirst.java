package grundy.catalogue.wythoff;

/** Takes it for granted that the first heap is the smaller one. */
final class SmallerHeapFirst extends Search {

    @Override
    boolean isLost(int a, int b) {
        return b >= a && super.isLost(a, b);
    }
}
