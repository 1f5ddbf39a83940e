package grundy.grader.intake;

import grundy.grader.result.Member;
import grundy.grader.submission.PathOrder;
import grundy.grader.submission.Shown;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who is in the class: ids, as the platform knows them, with names. */
public final class Roster {
    private final String name;
    private final Map<String, Member> byId = new LinkedHashMap<>();

    /**
     * A roster.
     *
     * @param name what it is called, for notes
     * @param members with ids of their own
     */
    Roster(String name, List<Member> members) {
        this.name = name;
        for (Member member : members) {
            if (byId.put(member.id(), member) != null) {
                throw new IllegalArgumentException("twice: " + member.id());
            }
        }
    }

    /**
     * Reads a roster: columns {@code id} and {@code name}, in any order and case, others being ignored; separated by commas,
     * semicolons or tabs; in UTF-8, UTF-16 with its mark, or else Windows-1252.
     *
     * @throws IntakeException if it is none, or an id stands in it twice
     */
    public static Roster read(Path file) throws IntakeException {
        return RosterReader.read(file);
    }

    /** Everybody, in the order of the file. */
    List<Member> members() {
        return List.copyOf(byId.values());
    }

    /** Who has that id. */
    Optional<Member> find(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /**
     * A class, held against a roster.
     *
     * @param classList with the roster's names and one more note for each thing that does not fit
     * @param absent who is on the roster and handed in nothing, in order of id
     */
    public record Applied(ClassList classList, List<Member> absent) {
        public Applied {
            absent = List.copyOf(absent);
        }
    }

    /** Holds a class against this roster: names are the roster's, and whoever is missing on one of the two sides is told. */
    public Applied apply(ClassList list) {
        Set<String> present = new HashSet<>();
        List<String> unknown = new ArrayList<>();
        for (Unit unit : list.units()) {
            for (Member member : unit.members()) {
                (byId.containsKey(member.id()) ? present : unknown).add(member.id());
            }
        }
        List<String> notes = new ArrayList<>(list.notes());
        if (present.isEmpty()) {
            notes.add(nobody(list));
            return new Applied(new ClassList(list.units(), notes), List.of());
        }
        if (!unknown.isEmpty()) {
            notes.add(Shown.of(name) + ": not on the roster: " + some(unknown) + ".");
        }
        List<Member> absent = byId.values().stream()
                .filter(m -> !present.contains(m.id()))
                .sorted(Comparator.comparing(Member::id, PathOrder.CODE_POINTS))
                .toList();
        return new Applied(new ClassList(list.units().stream().map(this::named).toList(), notes), absent);
    }

    private String nobody(ClassList list) {
        String there = list.units().isEmpty()
                ? ""
                : list.units().get(0).members().get(0).id();
        String here = byId.keySet().iterator().next();
        return Shown.of(name) + ": none of its " + byId.size() + " ids is in the class, where ids are such as "
                + Shown.of(there) + ", not " + Shown.of(here)
                + "; put the platform's ids into its column id. Until then nobody counts as absent.";
    }

    private static String some(List<String> ids) {
        List<String> shown = ids.stream().distinct().limit(5).map(Shown::of).toList();
        long more = ids.stream().distinct().count() - shown.size();
        return String.join(", ", shown) + (more > 0 ? " and " + more + " more" : "");
    }

    private Unit named(Unit unit) {
        List<Member> members =
                unit.members().stream().map(m -> byId.getOrDefault(m.id(), m)).toList();
        if (members.equals(unit.members())) {
            return unit;
        }
        String names = String.join(", ", members.stream().map(Member::name).toList());
        return new Unit(unit.id(), names, members, unit.path(), unit.notes());
    }
}
