package grundy.grader.wire;

/**
 * Stands for a value that has no place on the wire, such as a text among the pieces of a move.
 *
 * @param typeName the full name of its class
 */
public record Foreign(String typeName) {}
