package grundy.grader.intake;

import grundy.grader.intake.Harvest.Piece;
import grundy.grader.intake.Listing.Child;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What Moodle exports of an assignment: a folder for each participant and kind of submission, or, with that choice off, all
 * files flat with the same words before their names.
 *
 * <p>Moodle turns underscores of names into spaces, so the first number before the fixed word is the participant's. A team is
 * numbered by its group; the team of those without a group has no number, and is known by its name.
 */
final class MoodleExport implements Convention {
    private static final Pattern NAME = Pattern.compile(
            "(?<name>.*?)(?:_(?<id>\\d+))?_assignsubmission_(?<kind>[a-z0-9]+)(?:_(?<file>.*))?", Pattern.DOTALL);

    /** One folder or file, taken apart. */
    private record Part(String id, String name, String kind, String file, Child child) {
        boolean isFile() {
            return kind.equals("file");
        }
    }

    @Override
    public boolean fits(Listing listing) {
        return listing.most(c -> part(c).isPresent());
    }

    private static Optional<Part> part(Child child) {
        Matcher m = NAME.matcher(child.name());
        if (!m.matches()) {
            return Optional.empty();
        }
        String name = m.group("name");
        String id = m.group("id") == null ? name : m.group("id");
        String file = m.group("file") == null ? "" : m.group("file");
        // A flat file needs a name of its own.
        boolean whole = !id.isEmpty() && (child.isFolder() || !file.isEmpty());
        return whole
                ? Optional.of(new Part(id, name.isEmpty() ? id : name, m.group("kind"), file, child))
                : Optional.empty();
    }

    @Override
    public void collect(Listing listing, Harvest harvest) throws IOException {
        Map<String, List<Part>> flat = new TreeMap<>();
        List<String> others = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        for (Child child : listing.children()) {
            Optional<Part> part = part(child);
            if (part.isEmpty()) {
                others.add(child.name());
            } else if (!part.get().isFile()) {
                texts.add(child.name());
            } else if (child.isFolder()) {
                harvest.add(part.get().id(), part.get().name(), child.path(), List.of());
            } else {
                flat.computeIfAbsent(part.get().id(), i -> new ArrayList<>()).add(part.get());
            }
        }
        for (List<Part> parts : flat.values()) {
            List<Piece> pieces = parts.stream()
                    .map(p -> new Piece(p.child().path(), p.file()))
                    .toList();
            harvest.add(parts.get(0).id(), parts.get(0).name(), pieces, List.of());
        }
        harvest.note("Not graded, since only files are, and these are texts that were typed on the platform", texts);
        harvest.note("Not in Moodle's layout and left out", others);
    }
}
