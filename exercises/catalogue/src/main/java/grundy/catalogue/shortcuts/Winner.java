package grundy.catalogue.shortcuts;

/** Who wins a position with best play. */
enum Winner {
    FIRST,
    SECOND,
    /** A tie, a draw, or an even chance. */
    NEITHER
}
