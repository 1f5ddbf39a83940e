package grundy.grader.worker;

/**
 * The parent of a solution's class loader: shows it the JDK and the interfaces that it implements, and nothing else of
 * ours. As a parent is asked first, a solution cannot bring interfaces of its own under the same names.
 */
final class SpiOnlyLoader extends ClassLoader {

    private static final String SPI = "grundy.exercises.";

    private final ClassLoader ours;

    SpiOnlyLoader(ClassLoader ours) {
        super(ClassLoader.getPlatformClassLoader());
        this.ours = ours;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        return name.startsWith(SPI) ? ours.loadClass(name) : super.loadClass(name, resolve);
    }
}
