package grundy.catalogue;

import java.util.Set;

/**
 * Known-wrong solutions that answer every case of every check alike.
 *
 * @param id short and stable
 * @param mutants the ids of its members
 * @param reason why no case tells them apart, for the student
 */
public record Family(String id, Set<String> mutants, String reason) {
    public Family {
        mutants = Set.copyOf(mutants);
        if (mutants.size() < 2) {
            throw new IllegalArgumentException(id + ": a family has two members at least");
        }
    }
}
