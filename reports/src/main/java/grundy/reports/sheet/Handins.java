package grundy.reports.sheet;

import grundy.grader.result.ClassReport;
import grundy.grader.result.ClassRow;
import grundy.grader.result.Member;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The submissions of a class by the ids of those who handed them in, and which ids a sheet has asked for.
 *
 * @param byId all submissions of a person, in order
 * @param asked the ids that were found
 */
record Handins(Map<String, List<ClassRow>> byId, Set<String> asked) {

    static Handins of(ClassReport report) {
        Map<String, List<ClassRow>> byId = new LinkedHashMap<>();
        for (ClassRow row : report.rows()) {
            for (Member member : row.members()) {
                byId.computeIfAbsent(member.id(), id -> new ArrayList<>()).add(row);
            }
        }
        return new Handins(byId, new LinkedHashSet<>());
    }

    boolean knows(String id) {
        return byId.containsKey(id);
    }

    /** The person's only submission; empty where there is none, or more than one. */
    Optional<ClassRow> take(String id) {
        List<ClassRow> rows = byId.getOrDefault(id, List.of());
        if (!rows.isEmpty()) {
            asked.add(id);
        }
        return rows.size() == 1 ? Optional.of(rows.get(0)) : Optional.empty();
    }

    boolean isTwice(String id) {
        return byId.getOrDefault(id, List.of()).size() > 1;
    }

    /** The ids that no row of the sheet has asked for. */
    List<String> left() {
        return byId.keySet().stream().filter(id -> !asked.contains(id)).toList();
    }
}
