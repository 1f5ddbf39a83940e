package grundy.exercises;

/**
 * A period of a sequence of Grundy values: g(n + length) = g(n) for every n from start on.
 *
 * @param start the heap from which it holds
 * @param length how many values it has
 */
public record Period(int start, int length) {}
