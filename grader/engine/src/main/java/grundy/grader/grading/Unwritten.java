package grundy.grader.grading;

import grundy.catalogue.Answer;
import grundy.catalogue.Exercise;
import grundy.catalogue.Judged;
import grundy.catalogue.JudgedCheck;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Methods that are still as the starter project has them. */
final class Unwritten {

    private Unwritten() {}

    /** What to tell of them; empty where every method gives at least one answer of its own. */
    static Optional<String> note(List<JudgedCheck> checks) {
        Map<String, Boolean> unwritten = checks.stream()
                .flatMap(check -> check.all().stream())
                .collect(Collectors.toMap(
                        judged -> judged.asked().question().method(),
                        Unwritten::isUnwritten,
                        Boolean::logicalAnd,
                        TreeMap::new));
        List<String> methods =
                unwritten.keySet().stream().filter(unwritten::get).toList();
        if (methods.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                methods.size() == unwritten.size()
                        ? "nothing is written yet: every method throws what the starter project throws in its place"
                        : "not written yet: " + String.join(", ", methods));
    }

    private static boolean isUnwritten(Judged judged) {
        return judged.answer() instanceof Answer.Threw threw
                && threw.type().equals(UnsupportedOperationException.class.getName())
                && threw.message().equals(Exercise.NOT_WRITTEN);
    }
}
