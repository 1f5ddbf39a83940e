package grundy.grader.intake;

import grundy.grader.result.Member;
import grundy.grader.submission.Shown;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The submissions that were found so far in one folder, and what is to be said of them. */
final class Harvest {
    /** Of names in one note. */
    private static final int FEW = 5;

    private final Path scratch;
    private final int fileBytes;
    private final List<Draft> drafts = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    /**
     * Nothing found yet.
     *
     * @param scratch where files that belong together are copied; made if it is missing and needed
     * @param fileBytes of the largest file that is copied
     */
    Harvest(Path scratch, int fileBytes) {
        this.scratch = scratch;
        this.fileBytes = fileBytes;
    }

    /**
     * A submission whose id may not be unique yet.
     *
     * @param origins where it lay in the export
     * @param notes is added to
     */
    record Draft(String id, String name, List<Member> members, Path path, List<Path> origins, List<String> notes) {}

    /**
     * One file of a submission.
     *
     * @param name what it was called before the platform renamed it: the end of a name, and so perhaps no name by itself
     */
    record Piece(Path file, String name) {
        Piece {
            if (name.isEmpty() || name.equals(".") || name.equals("..")) {
                name = "file";
            }
        }
    }

    List<Draft> drafts() {
        return drafts;
    }

    List<String> notes() {
        return notes;
    }

    void note(String note) {
        notes.add(note);
    }

    /** One note on several names, none if there are none. */
    void note(String what, List<String> names) {
        if (!names.isEmpty()) {
            List<String> shown = names.stream().limit(FEW).map(Shown::of).toList();
            String more = names.size() > FEW ? " and " + (names.size() - FEW) + " more" : "";
            notes.add(what + ": " + String.join(", ", shown) + more + ".");
        }
    }

    /** A submission of one person that has a path of its own already. */
    void add(String id, String name, Path path, List<String> remarks) {
        add(new Draft(id, name, List.of(new Member(id, name)), path, List.of(path), new ArrayList<>(remarks)));
    }

    void add(Draft draft) {
        drafts.add(draft);
    }

    /** A submission of one person whose files lie among others': they are copied into a folder of their own. */
    void add(String id, String name, List<Piece> pieces, List<String> remarks) throws IOException {
        List<String> all = new ArrayList<>(remarks);
        Path folder = Files.createDirectories(
                scratch.resolve(String.valueOf(drafts.size() + 1)).resolve(ReportName.of(id)));
        for (int i = 0; i < pieces.size(); i++) {
            Path target = folder.resolve(pieces.get(i).name());
            if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
                all.add("Two files are called " + Shown.of(pieces.get(i).name()) + "; both are kept.");
                target = Files.createDirectory(free(folder, "file-" + (i + 1)))
                        .resolve(pieces.get(i).name());
            }
            copy(pieces.get(i), target, all);
        }
        List<Path> origins = pieces.stream().map(Piece::file).toList();
        add(new Draft(id, name, List.of(new Member(id, name)), folder, origins, all));
    }

    /** The name itself, or where one of the files is called so, a longer one. */
    private static Path free(Path folder, String name) {
        Path free = folder.resolve(name);
        while (Files.exists(free, LinkOption.NOFOLLOW_LINKS)) {
            free = folder.resolve(free.getFileName() + "_");
        }
        return free;
    }

    /** That a student's file cannot be read costs the others nothing; that we cannot write stops us. */
    private void copy(Piece piece, Path target, List<String> remarks) throws IOException {
        String shown = Shown.of(piece.name());
        byte[] bytes;
        if (!Files.isRegularFile(piece.file())) {
            remarks.add(shown + " is no regular file and is not read.");
            return;
        }
        try (InputStream in = Files.newInputStream(piece.file())) {
            bytes = in.readNBytes(fileBytes + 1);
        } catch (IOException e) {
            remarks.add(shown + " cannot be read; give yourself the right to read it.");
            return;
        }
        if (bytes.length > fileBytes) {
            remarks.add(shown + " has more than " + fileBytes + " bytes, the limit for one file, and is left out.");
        } else {
            Files.write(target, bytes);
        }
    }
}
