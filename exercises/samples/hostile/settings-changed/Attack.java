package course;

import java.security.Provider;
import java.security.Security;
import java.util.Locale;
import java.util.TimeZone;

/** Changes what all code of its process shares: locale, time zone, properties, providers of security. */
public class Attack extends RightAnswers {

    public Attack() {
        Locale.setDefault(new Locale("tr", "TR"));
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
        for (Provider provider : Security.getProviders()) {
            Security.removeProvider(provider.getName());
        }
        System.setProperty("line.separator", "|");
        System.getProperties().clear();
    }
}
