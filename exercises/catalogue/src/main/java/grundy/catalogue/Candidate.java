package grundy.catalogue;

import grundy.exercises.HeapGameSolver;

/**
 * A solver that a solution is given as an argument of a {@link Question}. It never leaves the grader's process: a solution in
 * another one asks it from there, one question at a time, and is not told which one it is. Candidates are equal whose names are.
 *
 * @param name short; for a person, and for telling questions apart
 * @param solver safe for use by several threads; whatever it is asked, it soon answers or throws, and always the same
 */
public record Candidate(String name, HeapGameSolver solver) {

    @Override
    public boolean equals(Object other) {
        return other instanceof Candidate candidate && name.equals(candidate.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return "candidate " + name;
    }
}
