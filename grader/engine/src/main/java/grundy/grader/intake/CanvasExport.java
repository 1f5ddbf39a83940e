package grundy.grader.intake;

import grundy.grader.intake.Harvest.Piece;
import grundy.grader.intake.Listing.Child;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What Canvas exports of an assignment: all files flat, {@code name[_LATE]_user_attachment_file}. An anonymous export has
 * {@code anon_} and a short code in place of name and user.
 *
 * <p>Canvas takes numbers between underscores out of names, so the first two numbers are those of user and attachment.
 */
final class CanvasExport implements Convention {
    private static final String WHO =
            "(?:(?<name>.+?)_)??(?:(?<late>LATE)_)?(?:anon_(?<anon>[A-Za-z0-9]+)|(?<user>\\d+))_";
    private static final Pattern FILE = Pattern.compile(WHO + "(?<attachment>\\d+)_(?<file>.+)", Pattern.DOTALL);
    private static final Pattern TEXT = Pattern.compile(WHO + "(?:text|link)\\.html", Pattern.DOTALL);

    /** What is put behind the base name of a file that was handed in before: a number, and after many attempts a UUID. */
    private static final String ATTEMPT = "-(?:\\d+|\\p{XDigit}{8}(?:-\\p{XDigit}{4}){3}-\\p{XDigit}{12})";

    /**
     * A file that was handed in again. Only of sources is that taken off: no class and no module of Python has a hyphen in
     * its name, and a header would not be found; while an archive may be called so by its author.
     */
    private static final Pattern AGAIN = Pattern.compile(
            "(?<base>[\\p{L}_$][\\p{L}\\p{N}\\p{M}_$]*)" + ATTEMPT + "(?<ending>\\.(?:java|py|cpp|cc|cxx|h|hh|hpp))");

    /** One file, taken apart. */
    private record Part(String id, String name, boolean late, BigInteger attachment, String file, Child child) {}

    @Override
    public boolean fits(Listing listing) {
        return listing.most(c -> part(c).isPresent() || isText(c));
    }

    private static boolean isText(Child child) {
        return !child.isFolder() && TEXT.matcher(child.name()).matches();
    }

    private static Optional<Part> part(Child child) {
        Matcher m = FILE.matcher(child.name());
        if (child.isFolder() || !m.matches()) {
            return Optional.empty();
        }
        String anon = m.group("anon");
        String id = anon == null ? m.group("user") : anon;
        String name = m.group("name") == null ? id : m.group("name");
        return Optional.of(new Part(
                id, name, m.group("late") != null, new BigInteger(m.group("attachment")), m.group("file"), child));
    }

    @Override
    public void collect(Listing listing, Harvest harvest) throws IOException {
        Map<String, List<Part>> byUser = new TreeMap<>();
        List<String> others = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        for (Child child : listing.children()) {
            Optional<Part> part = part(child);
            if (part.isPresent()) {
                byUser.computeIfAbsent(part.get().id(), i -> new ArrayList<>()).add(part.get());
            } else {
                (isText(child) ? texts : others).add(child.name());
            }
        }
        for (List<Part> parts : byUser.values()) {
            parts.sort(Comparator.comparing(Part::attachment));
            add(parts, harvest);
        }
        harvest.note(
                "Not graded, since only files are, and these are texts or links that were typed on the platform",
                texts);
        harvest.note("Not in Canvas's layout and left out", others);
    }

    private static void add(List<Part> parts, Harvest harvest) throws IOException {
        boolean late = parts.stream().anyMatch(Part::late);
        List<String> names = parts.stream().map(p -> restored(p.file())).toList();
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            boolean clash = names.indexOf(names.get(i)) != names.lastIndexOf(names.get(i));
            pieces.add(
                    new Piece(parts.get(i).child().path(), clash ? parts.get(i).file() : names.get(i)));
        }
        harvest.add(parts.get(0).id(), parts.get(0).name(), pieces, late ? List.of("Handed in late.") : List.of());
    }

    /** The name that the file had on the student's machine. */
    static String restored(String file) {
        Matcher m = AGAIN.matcher(file);
        return m.matches() ? m.group("base") + m.group("ending") : file;
    }
}
