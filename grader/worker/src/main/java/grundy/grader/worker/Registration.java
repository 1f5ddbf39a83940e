package grundy.grader.worker;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The file in {@code META-INF/services} that names a solution, as {@link java.util.ServiceLoader} would read it. */
final class Registration {

    private final String file;

    Registration(String solverType) {
        this.file = "META-INF/services/" + solverType;
    }

    /**
     * The first class that is registered.
     *
     * @param loader where to look
     * @return its full name
     * @throws ProviderFault if nothing is registered
     */
    String provider(ClassLoader loader) throws ProviderFault {
        String name;
        try {
            name = firstName(loader.getResource(file));
        } catch (IOException e) {
            throw new ProviderFault("The file " + file + " cannot be read: " + Thrown.line(e));
        }
        if (name == null) {
            throw new ProviderFault(
                    "No solution is registered: add a file " + file + " that holds the full name of" + " your class.");
        }
        return name;
    }

    private static @Nullable String firstName(@Nullable URL registration) throws IOException {
        if (registration == null) {
            return null;
        }
        URLConnection connection = registration.openConnection();
        connection.setUseCaches(false);
        try (InputStream in = connection.getInputStream();
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String line = lines.readLine();
            while (line != null) {
                int comment = line.indexOf('#');
                String name = (comment < 0 ? line : line.substring(0, comment)).trim();
                if (!name.isEmpty()) {
                    return name;
                }
                line = lines.readLine();
            }
            return null;
        }
    }

    @Override
    public String toString() {
        return file;
    }
}
