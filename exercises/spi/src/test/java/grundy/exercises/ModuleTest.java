package grundy.exercises;

import static java.lang.module.ModuleDescriptor.Requires.Modifier.STATIC;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.module.ModuleDescriptor.Requires;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ModuleTest {

    private static ModuleDescriptor module =
            ModuleDescriptor.newModule("unread").build();

    /** Reads the compiled descriptor, which lies at the root of the classes, whether or not a module path is in use. */
    @BeforeAll
    static void readTheDescriptor() throws IOException {
        try (InputStream in = Move.class.getResourceAsStream("/module-info.class")) {
            assertNotNull(in);
            module = ModuleDescriptor.read(in);
        }
    }

    @Test
    void itsNameAndPackageAreThoseOfTheContract() {
        assertEquals("grundy.exercises", module.name());
        assertEquals(
                Set.of("grundy.exercises"),
                module.exports().stream().map(Exports::source).collect(Collectors.toSet()));
        assertFalse(module.exports().iterator().next().isQualified());
        assertFalse(module.isOpen());
    }

    @Test
    void nothingButTheJdkIsNeededAtRunTime() {
        assertEquals(
                Set.of("java.base"),
                module.requires().stream()
                        .filter(required -> !required.modifiers().contains(STATIC))
                        .map(Requires::name)
                        .collect(Collectors.toSet()));
        assertEquals(
                Set.of("java.base", "org.jspecify"),
                module.requires().stream().map(Requires::name).collect(Collectors.toSet()));
    }
}
