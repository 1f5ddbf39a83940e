package grundy.catalogue;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.text.Normalizer;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * For whom a {@link Sheet} was made.
 *
 * @param seed that of the class; 0 where everybody is given the same problem, the one in the lesson
 * @param student the id by which the class list knows the student; empty for a sheet that a whole class is given
 */
public record Handout(long seed, String student) {

    /** The lesson's own problems, for everybody. */
    public static final Handout SAME_FOR_ALL = new Handout(0, "");

    /** Other sheets for the same seeds and students would need another word here. */
    private static final String SCHEME = "grundy-sheet-1";

    /**
     * The number that the problem is drawn from: the first 8 bytes, big-endian, of the SHA-256 of the UTF-8 text {@code
     * grundy-sheet-1}, the seed in decimal and the student's id in Unicode's form NFC, each on a line of its own, which a line
     * feed ends. With seed 0 it is 0 for every student; otherwise a hash of 0 counts as 1.
     */
    public long variant() {
        if (seed == 0) {
            return 0;
        }
        String text = SCHEME + "\n" + seed + "\n" + Normalizer.normalize(student, Normalizer.Form.NFC) + "\n";
        long drawn = ByteBuffer.wrap(sha256(text)).getLong();
        return drawn == 0 ? 1 : drawn;
    }

    private static byte[] sha256(String text) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** The text of {@link Sheet#ANSWERS}: nothing is filled in yet. */
    String emptyAnswers(String exercise, Sheet sheet) {
        String blanks = sheet.blanks().stream()
                .map(b -> "    " + quoted(b.name()) + ": null")
                .collect(Collectors.joining(",\n"));
        return "{\n  \"exercise\": " + quoted(exercise) + ",\n  \"seed\": " + seed + ",\n  \"student\": "
                + quoted(student) + ",\n  \"answers\": {\n" + blanks + "\n  }\n}\n";
    }

    /** A text in JSON. What is no plain ASCII is escaped: nobody's editor can spoil it. */
    private static String quoted(String text) {
        return text.chars()
                .mapToObj(c -> c == '"' || c == '\\'
                        ? "\\" + (char) c
                        : c >= ' ' && c < 127 ? String.valueOf((char) c) : String.format(Locale.ROOT, "\\u%04x", c))
                .collect(Collectors.joining("", "\"", "\""));
    }
}
