package grundy.catalogue;

import java.util.List;

/**
 * One call of a method of the solution.
 *
 * @param method the name of the method in the exercise's interface
 * @param arguments plain values only: {@link Integer}, {@link Long}, {@link Boolean}, {@link String}, and lists of them; what
 *     the method takes as an array, a set or another collection is a list here; what it takes as a solver is a
 *     {@link Candidate}
 */
public record Question(String method, List<Object> arguments) {
    public Question {
        arguments = List.copyOf(arguments);
    }
}
