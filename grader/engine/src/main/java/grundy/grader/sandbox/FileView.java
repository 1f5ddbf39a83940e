package grundy.grader.sandbox;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Under which names a child process sees the files that it may read. */
final class FileView {

    private static final String ARCHIVE = "/grundy/archive/";

    /** Where a program finds what was handed in: the name shows in what interpreters print. */
    private static final String SOLUTION = "/solution";

    private final Map<Path, String> names = new LinkedHashMap<>();
    private final Map<Path, String> writable = new LinkedHashMap<>();
    private final Optional<ClassArchive> archive;
    private final String runsIn;
    private final boolean showsPrograms;

    private FileView(Optional<ClassArchive> archive, String runsIn, boolean showsPrograms) {
        this.archive = archive;
        this.runsIn = runsIn;
        this.showsPrograms = showsPrograms;
    }

    /** Names that tell nothing about this machine, the same in every run. */
    static FileView inside(ChildSpec spec) {
        var view = new FileView(spec.archive(), "/tmp", false);
        for (Path library : spec.libraries()) {
            view.names.put(library, "/grundy/lib/" + library.getFileName());
        }
        for (Path readable : spec.readable()) {
            view.names.put(readable, "/grundy/in/" + view.names.size() + ending(readable));
        }
        return view;
    }

    /** The same for a program, which may use those of the system. */
    static FileView inside(ProgramSpec spec) {
        var view = new FileView(Optional.empty(), SOLUTION + "/" + spec.runsIn(), true);
        view.names.put(spec.root(), SOLUTION);
        spec.writable().ifPresent(w -> view.writable.put(spec.root().resolve(w), SOLUTION + "/" + w));
        return view;
    }

    /** The compiler takes a file for a module by its ending only. */
    private static String ending(Path readable) {
        return readable.toString().endsWith(".jar") ? ".jar" : "";
    }

    /** Their own names, for a child that sees the files of this machine. A class-data archive holds for other names only. */
    static FileView asIs(ChildSpec spec) {
        // Not the folder that we were started in: that is nobody's concern, and some programs drop files there.
        var view = new FileView(Optional.empty(), System.getProperty("java.io.tmpdir"), false);
        spec.libraries().forEach(path -> view.names.put(path, path.toString()));
        spec.readable().forEach(path -> view.names.put(path, path.toString()));
        return view;
    }

    /** The same for a program. */
    static FileView asIs(ProgramSpec spec) {
        var view = new FileView(
                Optional.empty(), spec.root().resolve(spec.runsIn()).toString(), true);
        view.names.put(spec.root(), spec.root().toString());
        return view;
    }

    /** The folder that the child runs in, as it sees it. */
    String runsIn() {
        return runsIn;
    }

    /** Whether the child may use the programs of the system. */
    boolean showsPrograms() {
        return showsPrograms;
    }

    /** Each folder of ours that the child may write to, with the name that it sees. */
    Map<Path, String> writable() {
        return writable;
    }

    /** The class-data archive, where one can be used or made. */
    Optional<ClassArchive> archive() {
        return archive;
    }

    /** What the child calls the class-data archive. */
    static String nameOf(ClassArchive archive) {
        return ARCHIVE + archive.file().getFileName();
    }

    /** Each file of ours with the name that the child sees. */
    Map<Path, String> names() {
        return names;
    }

    /**
     * What the child calls a file of ours.
     *
     * @throws IllegalArgumentException if it was not told of it
     */
    String nameOf(Path path) {
        String name = names.get(path);
        if (name == null) {
            throw new IllegalArgumentException("the child process may not read " + path);
        }
        return name;
    }
}
