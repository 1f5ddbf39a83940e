package grundy.grader.compiler;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaFileManager.Location;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import org.jspecify.annotations.Nullable;

/**
 * Java's own classes, which are the same for each submission: which there are in a package, and their bytes once they were
 * read. Looking them up anew takes a warm compiler a fifth of its time. Nothing of a submission is kept.
 */
final class PlatformFiles {

    private static final String OF_JAVA = "SYSTEM_MODULES[";

    private final Map<Listing, List<JavaFileObject>> listings = new HashMap<>();

    static boolean isJava(Location location) {
        return location.getName().startsWith(OF_JAVA);
    }

    /** The classes of a package of Java's, looked up with these files if they are not known. */
    List<JavaFileObject> list(
            StandardJavaFileManager files,
            Location location,
            String packageName,
            Set<JavaFileObject.Kind> kinds,
            boolean recurse)
            throws IOException {
        Listing listing = new Listing(location.getName(), packageName, Set.copyOf(kinds), recurse);
        List<JavaFileObject> known = listings.get(listing);
        if (known == null) {
            known = new ArrayList<>();
            for (JavaFileObject file : files.list(location, packageName, kinds, recurse)) {
                known.add(new JavaClass(file, files.inferBinaryName(location, file)));
            }
            listings.put(listing, known);
        }
        return known;
    }

    private record Listing(String location, String packageName, Set<JavaFileObject.Kind> kinds, boolean recurse) {}

    /** One of Java's classes. */
    static final class JavaClass extends ForwardingJavaFileObject<JavaFileObject> {

        private final @Nullable String name;
        private byte @Nullable [] bytes;

        JavaClass(JavaFileObject file, @Nullable String name) {
            super(file);
            this.name = name;
        }

        /** Its name as the compiler knows it, such as {@code java.util.Map$Entry}. */
        @Nullable
        String name() {
            return name;
        }

        @Override
        public InputStream openInputStream() throws IOException {
            if (bytes == null) {
                try (InputStream in = super.openInputStream()) {
                    bytes = in.readAllBytes();
                }
            }
            return new ByteArrayInputStream(bytes);
        }
    }
}
