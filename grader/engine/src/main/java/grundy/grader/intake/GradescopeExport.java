package grundy.grader.intake;

import grundy.grader.intake.Harvest.Draft;
import grundy.grader.intake.Listing.Child;
import grundy.grader.result.Member;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What Gradescope exports of a programming assignment: a folder for each submission, and one file that says whose it is. */
final class GradescopeExport implements Convention {
    private static final String METADATA = "submission_metadata.yml";
    private static final Pattern FOLDER = Pattern.compile("submission_(\\d+)");

    @Override
    public boolean fits(Listing listing) {
        return listing.children().stream().anyMatch(c -> c.name().equals(METADATA) && !c.isFolder())
                || listing.most(c -> c.isFolder() && FOLDER.matcher(c.name()).matches());
    }

    @Override
    public void collect(Listing listing, Harvest harvest) throws IntakeException {
        Path file = listing.root().resolve(METADATA);
        boolean known = Files.isRegularFile(file);
        Map<String, List<Member>> members = new LinkedHashMap<>(known ? GradescopeMetadata.read(file) : Map.of());
        if (!known) {
            harvest.note("No " + METADATA + ": submissions are known by their number, and nobody by name.");
        }
        List<String> others = new ArrayList<>();
        for (Child child : listing.children()) {
            Matcher m = FOLDER.matcher(child.name());
            List<Member> who = members.remove(child.name());
            boolean numbered = m.matches();
            if (who != null || (numbered && child.isFolder())) {
                add(child, numbered ? m.group(1) : child.name(), who == null ? List.of() : who, known, harvest);
            } else if (!child.name().equals(METADATA)) {
                others.add(child.name());
            }
        }
        harvest.note("Not in " + METADATA + " and left out", others);
        harvest.note("In " + METADATA + ", but nothing was exported for them", List.copyOf(members.keySet()));
    }

    private static void add(Child child, String id, List<Member> who, boolean known, Harvest harvest) {
        List<String> notes = new ArrayList<>();
        if (who.isEmpty() && known) {
            notes.add(METADATA + " names nobody for this submission.");
        }
        List<Member> members = who.isEmpty() ? List.of(new Member(id, child.name())) : who;
        String name = members.stream().map(Member::name).collect(Collectors.joining(", "));
        harvest.add(new Draft(id, name, members, child.path(), List.of(child.path()), notes));
    }
}
