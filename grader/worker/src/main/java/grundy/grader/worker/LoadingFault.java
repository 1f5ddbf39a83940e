package grundy.grader.worker;

/** Says why the virtual machine refused a class, or what its static initialiser did. */
final class LoadingFault {

    private LoadingFault() {}

    /** What the constructor threw; or, where it needed a class that cannot be had, why not. */
    static ProviderFault ofConstructor(String name, Throwable thrown) {
        return thrown instanceof LinkageError
                ? of(name, thrown)
                : new ProviderFault("The constructor of " + name + " threw " + Thrown.line(thrown), thrown);
    }

    /**
     * The fault in one line.
     *
     * @param name the registered class
     * @param thrown what loading, linking, initialising or constructing it threw
     */
    static ProviderFault of(String name, Throwable thrown) {
        if (thrown instanceof ExceptionInInitializerError && thrown.getCause() != null) {
            Throwable cause = thrown.getCause();
            return new ProviderFault(
                    "A static initialiser of " + name + ", or of a class that it needs, threw " + Thrown.line(cause),
                    cause);
        }
        if (thrown instanceof UnsupportedClassVersionError) {
            return new ProviderFault(version(name, Thrown.message(thrown)), thrown);
        }
        if (thrown instanceof NoClassDefFoundError) {
            return new ProviderFault(missing(name, Thrown.message(thrown)), thrown);
        }
        if (thrown instanceof LinkageError) {
            return new ProviderFault(name + " is not a class that this Java can run: " + Thrown.line(thrown), thrown);
        }
        return new ProviderFault(name + " cannot be constructed: " + Thrown.line(thrown), thrown);
    }

    private static String version(String name, String message) {
        String ours = System.getProperty("java.class.version", "");
        int theirs = number(message, "class file version ");
        if (theirs < 0) {
            return name + " was compiled for a newer Java: " + message;
        }
        int newest = number("version " + ours, "version ");
        return name + " was compiled for Java " + java(theirs) + " (class file version " + theirs
                + "), and this is Java " + java(newest) + " (up to " + newest + "): compile it with --release "
                + java(newest) + ".";
    }

    /** Class files count from 45 for Java 1.1, so that Java 17 has 61. */
    private static int java(int classFileVersion) {
        return classFileVersion - 44;
    }

    /** The number that follows a phrase, or -1. */
    private static int number(String text, String phrase) {
        int start = text.indexOf(phrase);
        if (start < 0) {
            return -1;
        }
        int number = -1;
        for (int i = start + phrase.length(); i < text.length() && Character.isDigit(text.charAt(i)); i++) {
            number = 10 * Math.max(number, 0) + Character.digit(text.charAt(i), 10);
        }
        return number;
    }

    private static String missing(String name, String message) {
        if (message.indexOf("wrong name") >= 0) {
            return "The file of " + name + " holds another class: " + message;
        }
        if (message.indexOf(' ') >= 0 || message.isEmpty()) {
            return name + " cannot be initialised: " + message;
        }
        return name + " needs the class " + message.replace('/', '.') + ", which is not in the submission.";
    }
}
