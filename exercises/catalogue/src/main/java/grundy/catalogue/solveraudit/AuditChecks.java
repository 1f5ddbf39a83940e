package grundy.catalogue.solveraudit;

import grundy.catalogue.Candidate;
import grundy.catalogue.Case;
import grundy.catalogue.Case.Stratum;
import grundy.catalogue.Check;
import grundy.catalogue.Question;
import grundy.catalogue.judging.ExactJudge;
import grundy.catalogue.judging.WeakestShare;
import grundy.games.GrundyTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** The three checks. The smaller of two shares counts: of the candidates that are wrong somewhere, and of those that are not. */
final class AuditChecks {

    static final String METHOD = "mismatches";

    /** The lesson's own limits: 819 inputs. */
    private static final Limits LESSON = new Limits(3, 8);

    /** All that a search can do which remembers positions in any way, and has no other idea. */
    private static final List<Limits> OTHERS = List.of(
            new Limits(1, 0),
            new Limits(1, 8),
            new Limits(2, 3),
            new Limits(3, 2),
            new Limits(4, 3),
            new Limits(2, 12));

    private static final List<Limits> DRAWN = List.of(
            new Limits(1, 16),
            new Limits(2, 6),
            new Limits(2, 9),
            new Limits(2, 11),
            new Limits(3, 4),
            new Limits(3, 6),
            new Limits(3, 7),
            new Limits(4, 4));

    private static final List<String> FOR_OTHERS = List.of(
            "right",
            "zero-piece-kept",
            "sum-of-values",
            "split-forgotten",
            "null-for-no-move",
            "winner-inverted",
            "guess-parity",
            "never-a-move");

    private static final Comparator<Case> SMALLEST_FIRST = Comparator.comparingInt(AuditChecks::inputs);

    private @Nullable Made made;

    /** What does not depend on the seed: made when it is first needed. */
    private record Made(Search search, Candidates candidates, AuditExplainer explainer) {
        static Made of(GrundyTable table) {
            var search = new Search(table);
            return new Made(search, new Candidates(table), new AuditExplainer(search));
        }
    }

    List<Check> all(long seed) {
        Made ready = made();
        return List.of(limits(ready), known(ready), large(ready, seed));
    }

    private synchronized Made made() {
        if (made == null) {
            made = Made.of(GrundyTable.of(Search.GAME, Remembering.MAX_SIZE));
        }
        return made;
    }

    private static Check known(Made made) {
        var cases = new ArrayList<Case>();
        for (Candidate candidate : made.candidates.known()) {
            cases.add(audit(candidate, LESSON, made.search));
        }
        return check("known", "The right solver, and every known mistake, on the lesson’s 819 inputs", 60, cases, made);
    }

    private static Check limits(Made made) {
        var cases = new ArrayList<Case>();
        for (Limits limits : OTHERS) {
            for (Candidate candidate : made.candidates.known(FOR_OTHERS)) {
                cases.add(audit(candidate, limits, made.search));
            }
        }
        return check("limits", "A few solvers, within small limits and others", 20, cases, made);
    }

    private static Check check(String id, String title, int weight, List<Case> cases, Made made) {
        return new Check(id, title, weight, cases, new WeakestShare(cases), made.explainer, Check.Shrinker.NONE);
    }

    private static Check large(Made made, long seed) {
        var random = new Random(seed);
        var cases = new ArrayList<Case>();
        for (Candidate candidate : made.candidates.drawn(random)) {
            cases.add(audit(candidate, DRAWN.get(random.nextInt(DRAWN.size())), made.search));
        }
        cases.sort(SMALLEST_FIRST);
        return new Check(
                "large",
                "Solvers that fail on inputs drawn at random",
                20,
                cases,
                new WeakestShare(cases),
                made.explainer,
                failing -> smaller(failing, made.search));
    }

    /** Within fewer heaps, or smaller ones. */
    private static List<Case> smaller(Case failing, Search search) {
        List<Object> asked = failing.question().arguments();
        var candidate = (Candidate) asked.get(0);
        int heaps = (Integer) asked.get(1);
        int size = (Integer) asked.get(2);
        var cases = new ArrayList<Case>();
        if (heaps > 1) {
            cases.add(audit(candidate, new Limits(heaps - 1, size), search));
        }
        if (size > 0) {
            cases.add(audit(candidate, new Limits(heaps, size / 2), search));
            cases.add(audit(candidate, new Limits(heaps, size - 1), search));
        }
        return cases;
    }

    private static Case audit(Candidate candidate, Limits limits, Search search) {
        var audited = new Audited(candidate, limits, search);
        return new Case(
                input(candidate, limits),
                new Question(METHOD, List.of(candidate, limits.heaps(), limits.size())),
                audited.isFaultless() ? Stratum.SOUND : Stratum.FAULTY,
                answer -> ExactJudge.of(audited.wrong().size()).judge(answer));
    }

    private static Map<String, Object> input(Candidate candidate, Limits limits) {
        var input = new LinkedHashMap<String, Object>();
        input.put("candidate", candidate.name());
        input.put("maxHeaps", limits.heaps());
        input.put("maxSize", limits.size());
        return input;
    }

    private static int inputs(Case asked) {
        List<Object> arguments = asked.question().arguments();
        return Inputs.upTo((Integer) arguments.get(1), (Integer) arguments.get(2))
                .size();
    }
}
