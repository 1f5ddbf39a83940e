package grundy.grader.diagnosis;

import grundy.catalogue.Family;
import grundy.catalogue.Mutant;
import grundy.grader.result.Diagnosis;
import grundy.grader.result.Diagnosis.Fault;
import grundy.grader.result.Diagnosis.Kinship;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Puts what was found into plain values, and says of each which others cannot be told from it. */
final class Naming {

    private final Evidence evidence;
    private final Lineup lineup;

    Naming(Evidence evidence, Lineup lineup) {
        this.evidence = evidence;
        this.lineup = lineup;
    }

    List<Diagnosis> all(List<Match> found) {
        return found.stream().map(match -> named(match, found)).toList();
    }

    private Diagnosis named(Match match, List<Match> found) {
        List<Match> alike = found.stream()
                .filter(other -> !other.equals(match) && isAlike(match, other))
                .toList();
        return new Diagnosis(
                match.faults().stream()
                        .map(mutant -> new Fault(mutant.id(), mutant.title(), mutant.story()))
                        .toList(),
                match.agreement(),
                match.explains(),
                evidence.wrong(),
                match.contradicts(),
                evidence.figures(match.free()),
                alike.stream().map(Naming::id).toList(),
                kinship(match, alike).orElse(null));
    }

    /** Those that leave nothing open and agree with every answer have given the same ones. */
    private boolean isAlike(Match one, Match other) {
        return (one.isExact() && other.isExact()) || evidence.saySame(one.style(), other.style());
    }

    private static String id(Match match) {
        return match.faults().stream().map(Mutant::id).collect(Collectors.joining("+"));
    }

    /** Why they are alike: of two mistakes at once, one is the same in all, and the others are of one family. */
    private Optional<Kinship> kinship(Match match, List<Match> alike) {
        if (alike.isEmpty()) {
            return Optional.empty();
        }
        Set<String> different = ids(match);
        Set<String> shared = ids(match);
        alike.forEach(other -> {
            different.addAll(ids(other));
            shared.retainAll(ids(other));
        });
        different.removeAll(shared);
        return lineup.families().stream()
                .filter(family -> family.mutants().containsAll(different))
                .findFirst()
                .map(Naming::kinship);
    }

    private static Kinship kinship(Family family) {
        return new Kinship(family.id(), family.reason());
    }

    private static Set<String> ids(Match match) {
        return match.faults().stream().map(Mutant::id).collect(Collectors.toCollection(HashSet::new));
    }
}
