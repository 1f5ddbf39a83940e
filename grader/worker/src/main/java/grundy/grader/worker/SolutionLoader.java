package grundy.grader.worker;

import java.net.URL;
import java.net.URLClassLoader;
import java.security.CodeSource;
import java.security.PermissionCollection;
import java.security.Permissions;

/** Loads a solution's classes. Its name marks their frames in traces. */
final class SolutionLoader extends URLClassLoader {

    /** The name that a frame of the student's own code shows as its class loader's. */
    static final String NAME = "solution";

    SolutionLoader(URL[] urls, ClassLoader parent) {
        super(NAME, urls, parent);
    }

    /** None: no security manager asks for them, and finding out opens a connection to each URL. */
    @Override
    protected PermissionCollection getPermissions(CodeSource source) {
        return new Permissions();
    }
}
