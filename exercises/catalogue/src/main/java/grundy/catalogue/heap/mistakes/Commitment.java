package grundy.catalogue.heap.mistakes;

/** Which heap a search commits itself to, among those that pass the target's test. */
enum Commitment {
    FIRST,
    LAST,
    LARGEST
}
