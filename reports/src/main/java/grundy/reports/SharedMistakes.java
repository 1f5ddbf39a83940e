package grundy.reports;

import grundy.grader.result.ClassRow;
import grundy.grader.result.ClassRow.Misconception;
import grundy.grader.result.Diagnosis.Agreement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which misconceptions a class has. Each submission counts once, with the one that explains its answers best: those that its
 * answers cannot tell apart from it are named beside it and counted together.
 *
 * @param mistakes the most shared first
 * @param places for each known-wrong solution of an exercise, where in {@code mistakes} it stands
 */
record SharedMistakes(List<Mistake> mistakes, Map<String, Integer> places) {

    /**
     * A misconception and who has it. Public since templates read it by reflection.
     *
     * @param exercise whose mistake it is
     * @param best the one that counts
     * @param alike others that give the same answers
     * @param exact how many submissions answer every case like it
     * @param values how many have exactly its values
     * @param close how many come close to it
     * @param rows where in the table those submissions stand, counted from 0
     */
    public record Mistake(
            String exercise,
            Misconception best,
            List<Misconception> alike,
            int exact,
            int values,
            int close,
            List<Integer> rows) {
        /** How many submissions have it. */
        int count() {
            return rows.size();
        }
    }

    static SharedMistakes of(List<ClassRow> rows) {
        Map<String, Found> found = new LinkedHashMap<>();
        for (int i = 0; i < rows.size(); i++) {
            int place = i;
            ClassRow row = rows.get(i);
            best(row).ifPresent(best -> found.computeIfAbsent(key(row, best), key -> new Found(exercise(row)))
                    .add(best, place));
        }
        List<Map.Entry<String, Found>> ordered = found.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<String, Found> e) ->
                                -e.getValue().rows.size())
                        .thenComparing(Map.Entry.comparingByKey()))
                .toList();
        Map<String, Integer> places = new HashMap<>();
        ordered.forEach(e -> places.put(e.getKey(), places.size()));
        return new SharedMistakes(
                ordered.stream().map(e -> e.getValue().mistake()).toList(), Map.copyOf(places));
    }

    /** The misconception that explains a submission best, and those that are as good for all that its answers tell. */
    static Optional<List<Misconception>> best(ClassRow row) {
        if (!(row.outcome() instanceof ClassRow.Result result)
                || result.misconceptions().isEmpty()) {
            return Optional.empty();
        }
        Misconception first = result.misconceptions().get(0);
        return Optional.of(
                first.agreement() == Agreement.MOST
                        ? List.of(first)
                        : result.misconceptions().stream()
                                .filter(m -> m.agreement() == first.agreement())
                                .toList());
    }

    /** Mistakes of two exercises may have the same id. */
    private static String key(ClassRow row, List<Misconception> best) {
        return exercise(row) + "." + best.get(0).mutant();
    }

    private static String exercise(ClassRow row) {
        return row.outcome() instanceof ClassRow.Result result ? result.exercise() : "";
    }

    /** Where the misconception of this row stands in {@link #mistakes}, or null where it has none. */
    @Nullable
    Integer placeOf(ClassRow row) {
        return best(row).map(best -> places.get(key(row, best))).orElse(null);
    }

    /** A misconception while its submissions are collected. */
    private static final class Found {
        private final String exercise;
        private final List<Integer> rows = new ArrayList<>();
        private final Map<Agreement, Integer> agreements = new EnumMap<>(Agreement.class);
        private List<Misconception> surest = List.of();

        Found(String exercise) {
            this.exercise = exercise;
        }

        void add(List<Misconception> best, int row) {
            rows.add(row);
            agreements.merge(agreement(best), 1, Integer::sum);
            if (surest.isEmpty() || agreement(best).compareTo(agreement(surest)) < 0) {
                surest = best;
            }
        }

        private static Agreement agreement(List<Misconception> best) {
            return best.get(0).agreement();
        }

        private int count(Agreement agreement) {
            return agreements.getOrDefault(agreement, 0);
        }

        Mistake mistake() {
            return new Mistake(
                    exercise,
                    surest.get(0),
                    List.copyOf(surest.subList(1, surest.size())),
                    count(Agreement.EVERY_CASE),
                    count(Agreement.EVERY_VALUE),
                    count(Agreement.MOST),
                    List.copyOf(rows));
        }
    }
}
