package grundy.reports;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** Writes every sample class, and some of given sizes, into a folder, to be looked at. */
final class SampleClassPages {

    private SampleClassPages() {}

    public static void main(String[] args) throws IOException {
        ClassFiles files = new ClassFiles(Optional.empty(), Language.english(), "1.0.0");
        Path folder = Path.of(args[0]);
        for (String name : SampleClasses.names()) {
            files.write(SampleClasses.named(name), folder.resolve(name.replace(' ', '-')), Set.of());
        }
        for (int i = 1; i < args.length; i++) {
            files.write(SampleClasses.ofSize(Integer.parseInt(args[i])), folder.resolve(args[i]), Set.of());
        }
    }
}
