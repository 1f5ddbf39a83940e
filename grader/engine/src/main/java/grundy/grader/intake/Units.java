package grundy.grader.intake;

import grundy.grader.intake.Harvest.Draft;
import grundy.grader.submission.PathOrder;
import grundy.grader.submission.Shown;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Gives each submission an id of its own, and puts them in order. */
final class Units {
    private Units() {}

    /** Of two with one id neither is lost: the second and later ones are numbered, and all are told. */
    static ClassList unique(List<Draft> drafts, List<String> classNotes) {
        List<String> notes = new ArrayList<>(classNotes);
        Map<String, List<Draft>> byId = new HashMap<>();
        drafts.forEach(d -> byId.computeIfAbsent(d.id(), i -> new ArrayList<>()).add(d));
        Set<String> taken = new HashSet<>(byId.keySet());
        List<Unit> units = new ArrayList<>();
        byId.forEach((id, same) -> {
            for (int i = 0; i < same.size(); i++) {
                units.add(unit(i == 0 ? id : free(id, taken), same.get(i), same));
            }
        });
        units.sort(Comparator.comparing(Unit::id, PathOrder.CODE_POINTS));
        byId.entrySet().stream()
                .filter(e -> e.getValue().size() > 1)
                .sorted(Map.Entry.comparingByKey(PathOrder.CODE_POINTS))
                .forEach(e -> notes.add(Shown.of(e.getKey()) + " is the id of "
                        + e.getValue().size()
                        + " submissions (" + names(e.getValue()) + "); all are graded, the later ones with a number"
                        + " behind their id."));
        return new ClassList(units, notes);
    }

    private static Unit unit(String id, Draft draft, List<Draft> same) {
        List<String> notes = new ArrayList<>(draft.notes());
        if (same.size() > 1) {
            notes.add("There are " + same.size() + " submissions with the id " + Shown.of(draft.id())
                    + "; compare them before you enter a mark.");
        }
        return new Unit(id, draft.name(), draft.members(), draft.path(), notes);
    }

    private static String free(String id, Set<String> taken) {
        int number = 2;
        while (!taken.add(id + "-" + number)) {
            number++;
        }
        return id + "-" + number;
    }

    private static String names(List<Draft> same) {
        return String.join(
                ", ",
                same.stream()
                        .limit(3)
                        .map(d -> Shown.of(String.valueOf(d.origins().get(0).getFileName())))
                        .toList());
    }
}
