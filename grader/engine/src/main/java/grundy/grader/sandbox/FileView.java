package grundy.grader.sandbox;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Under which names a child process sees the files that it may read. */
final class FileView {

    private static final String ARCHIVE = "/grundy/archive/";

    private final Map<Path, String> names = new LinkedHashMap<>();
    private final Optional<ClassArchive> archive;

    private FileView(Optional<ClassArchive> archive) {
        this.archive = archive;
    }

    /** Names that tell nothing about this machine, the same in every run. */
    static FileView inside(ChildSpec spec) {
        var view = new FileView(spec.archive());
        for (Path library : spec.libraries()) {
            view.names.put(library, "/grundy/lib/" + library.getFileName());
        }
        for (Path readable : spec.readable()) {
            view.names.put(readable, "/grundy/in/" + view.names.size() + ending(readable));
        }
        return view;
    }

    /** The compiler takes a file for a module by its ending only. */
    private static String ending(Path readable) {
        return readable.toString().endsWith(".jar") ? ".jar" : "";
    }

    /** Their own names, for a child that sees the files of this machine. A class-data archive holds for other names only. */
    static FileView asIs(ChildSpec spec) {
        var view = new FileView(Optional.empty());
        spec.libraries().forEach(path -> view.names.put(path, path.toString()));
        spec.readable().forEach(path -> view.names.put(path, path.toString()));
        return view;
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
