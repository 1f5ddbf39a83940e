package grundy.catalogue.heap.mistakes;

/** The parts of a {@link Recipe} that a mistake changes; two mistakes cannot both change the same. */
enum Part {
    MEX,
    OPTIONS,
    SPLIT_VALUE,
    WINNER,
    TARGET,
    COMBINED,
    SEARCHED,
    HEAP_CHOICE,
    TARGET_TEST,
    PIECES,
    FALLBACK,
    HANDOVER,
    NO_MOVE
}
