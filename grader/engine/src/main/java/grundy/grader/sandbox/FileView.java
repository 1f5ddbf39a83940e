package grundy.grader.sandbox;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** Under which names a child process sees the files that it may read. */
final class FileView {

    private final Map<Path, String> names = new LinkedHashMap<>();

    private FileView() {}

    /** Names that tell nothing about this machine, the same in every run. */
    static FileView inside(ChildSpec spec) {
        var view = new FileView();
        for (Path library : spec.libraries()) {
            view.names.put(library, "/grundy/lib/" + library.getFileName());
        }
        for (Path readable : spec.readable()) {
            view.names.put(readable, "/grundy/in/" + view.names.size());
        }
        return view;
    }

    static FileView asIs(ChildSpec spec) {
        var view = new FileView();
        spec.libraries().forEach(path -> view.names.put(path, path.toString()));
        spec.readable().forEach(path -> view.names.put(path, path.toString()));
        return view;
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
