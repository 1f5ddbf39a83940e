package grundy.grader.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Our reading of a registration against the one of the JDK. */
class RegistrationTest {

    private static final String FIRST = "grundy.grader.worker.RegistrationTest$First";
    private static final String SECOND = "grundy.grader.worker.RegistrationTest$Second";

    public static final class First implements Runnable {
        @Override
        public void run() {}
    }

    public static final class Second implements Runnable {
        @Override
        public void run() {}
    }

    @TempDir
    Path temp;

    @ParameterizedTest
    @ValueSource(
            strings = {
                FIRST,
                FIRST + "\n" + SECOND + "\n",
                "# a comment\n\n  " + SECOND + "  # another\r\n" + FIRST,
                "\t" + SECOND + "#" + FIRST,
                "#" + FIRST + "\n" + SECOND,
            })
    void namesTheClassThatServiceLoaderTakes(String text) throws Exception {
        Path services = Files.createDirectories(temp.resolve("with space/META-INF/services"));
        Files.writeString(services.resolve("java.lang.Runnable"), text);
        Path entry = temp.resolve("with space");
        try (var loader =
                new URLClassLoader(new URL[] {entry.toUri().toURL()}, getClass().getClassLoader())) {
            var expected = ServiceLoader.load(Runnable.class, loader).stream()
                    .map(provider -> provider.type().getName())
                    .filter(name -> name.startsWith("grundy."))
                    .findFirst()
                    .orElseThrow();
            assertEquals(expected, new Registration("java.lang.Runnable").provider(List.of(entry.toString())));
        }
    }
}
