package course;

import java.security.Permission;

/** Installs a security manager that forbids everything, to end the process too. */
public class Attack extends RightAnswers {

    public Attack() {
        try {
            System.setSecurityManager(new SecurityManager() {
                @Override
                public void checkPermission(Permission permission) {
                    throw new SecurityException("no");
                }
            });
        } catch (UnsupportedOperationException e) {
            System.out.println("no such thing in this Java");
        }
    }
}
