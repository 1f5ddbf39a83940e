package grundy.grader.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The product's version, as the build wrote it. */
final class Version implements IVersionProvider {

    static String text() {
        return property("version");
    }

    /** The version of JUnit that the product is tested with: a starter project takes the same. */
    static String ofJUnit() {
        return property("junit");
    }

    private static String property(String key) {
        var properties = new Properties();
        try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
            if (in == null) {
                throw new IllegalStateException("version.properties is missing from the build");
            }
            properties.load(in);
        } catch (IOException e) {
            throw new IllegalStateException("version.properties cannot be read", e);
        }
        return properties.getProperty(key);
    }

    @Override
    public String[] getVersion() {
        return new String[] {"grundy-grader " + text(), "Java " + Runtime.version()};
    }
}
