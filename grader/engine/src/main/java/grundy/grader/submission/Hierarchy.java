package grundy.grader.submission;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The classes of one submission by name, and what each of them is, through superclasses and interfaces among them. */
final class Hierarchy {
    private final Map<String, ClassSummary> byName = new HashMap<>();

    Hierarchy(List<ClassSummary> classes) {
        classes.forEach(c -> byName.put(c.name(), c));
    }

    Optional<ClassSummary> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    boolean implementsType(ClassSummary summary, String type) {
        return ancestors(summary).contains(type);
    }

    /** The superclasses and interfaces, near ones first. Class files may lie, so a circle must not trap anybody. */
    Set<String> ancestors(ClassSummary summary) {
        Set<String> seen = new LinkedHashSet<>();
        Deque<ClassSummary> open = new ArrayDeque<>(List.of(summary));
        while (!open.isEmpty()) {
            ClassSummary next = open.remove();
            next.interfaces().forEach(i -> visit(i, seen, open));
            next.superName().ifPresent(s -> visit(s, seen, open));
        }
        return seen;
    }

    private void visit(String name, Set<String> seen, Deque<ClassSummary> open) {
        if (seen.add(name)) {
            find(name).ifPresent(open::add);
        }
    }
}
