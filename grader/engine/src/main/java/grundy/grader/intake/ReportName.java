package grundy.grader.intake;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * A name for the folder of a submission's report, from nothing but its id, so that it is the same in every run and on every
 * machine, whoever else is in the class.
 *
 * <p>It has at most 80 of {@code A-Z a-z 0-9 . _ -}, and no system gives it a meaning of its own. An id that has such a name
 * already, in lower case, keeps it. Every other ends in a part of its SHA-256 digest, as no kept name does, so that two ids
 * have two names also where a file system takes {@code Ada} and {@code ada} for one.
 */
public final class ReportName {
    private static final int LONGEST = 80;
    private static final int DIGEST = 16;
    private static final Pattern KEPT = Pattern.compile("[a-z0-9_][a-z0-9._-]*");
    private static final Pattern HASHED = Pattern.compile(".*-[0-9a-f]{" + DIGEST + "}");
    private static final Pattern DEVICE = Pattern.compile("(con|prn|aux|nul|conin\\$|conout\\$|com\\d|lpt\\d)(\\..*)?");

    private ReportName() {}

    /**
     * The name for an id.
     *
     * @param id not empty
     */
    public static String of(String id) {
        if (keeps(id)) {
            return id;
        }
        String readable = id.replaceAll("[^A-Za-z0-9_-]+", "_").replaceFirst("^-+", "_");
        int room = LONGEST - DIGEST - 1;
        return readable.substring(0, Math.min(room, readable.length())) + "-" + digest(id);
    }

    private static boolean keeps(String id) {
        return id.length() <= LONGEST
                && KEPT.matcher(id).matches()
                && !id.contains("..")
                && !id.endsWith(".")
                && !HASHED.matcher(id).matches()
                && !DEVICE.matcher(id).matches();
    }

    private static String digest(String id) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(id.getBytes(UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, DIGEST);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
