package grundy.grader.intake;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;

import grundy.grader.result.Member;
import grundy.grader.submission.Shown;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/** Reads a roster as spreadsheets and platforms write them. */
final class RosterReader {
    private static final int MOST_BYTES = 16 << 20;
    private static final String NEXT = "; give a CSV file with the columns id and name";

    private final String shown;
    private final String name;

    private RosterReader(Path file) {
        this.name = String.valueOf(file.getFileName());
        this.shown = Shown.of(file);
    }

    /**
     * Reads a roster: columns {@code id} and {@code name}, in any order and case, others being ignored; separated by commas,
     * semicolons or tabs; UTF-8, UTF-16 with its mark, or else Windows-1252.
     *
     * @throws IntakeException if it is none
     */
    static Roster read(Path file) throws IntakeException {
        var reader = new RosterReader(file);
        String text = reader.text(file);
        try (CSVParser parser = CSVParser.parse(text, format(text))) {
            return reader.roster(parser);
        } catch (IOException | UncheckedIOException | IllegalArgumentException e) {
            throw new IntakeException(reader.shown + ": a quoted field does not end where it should" + NEXT);
        }
    }

    private Roster roster(CSVParser parser) throws IntakeException {
        Map<String, Integer> columns = new HashMap<>();
        Map<String, Long> lines = new HashMap<>();
        List<Member> members = new ArrayList<>();
        for (CSVRecord row : parser) {
            if (columns.isEmpty()) {
                columns.putAll(columns(row));
                continue;
            }
            String id = field(row, columns.getOrDefault("id", -1));
            String called = field(row, columns.getOrDefault("name", -1));
            if (id.isEmpty() && called.isEmpty()) {
                continue;
            }
            Long before = lines.putIfAbsent(id, parser.getCurrentLineNumber());
            if (id.isEmpty() || before != null) {
                throw new IntakeException(shown + ", line " + parser.getCurrentLineNumber() + ": "
                        + (id.isEmpty()
                                ? Shown.of(called) + " has no id; add it"
                                : "the id " + Shown.of(id) + " stands in line " + before
                                        + " already; take one of them out"));
            }
            members.add(new Member(id, called.isEmpty() ? id : called));
        }
        if (members.isEmpty()) {
            throw new IntakeException(shown + ": nobody is in it" + NEXT);
        }
        return new Roster(name, members);
    }

    private Map<String, Integer> columns(CSVRecord header) throws IntakeException {
        Map<String, Integer> columns = new HashMap<>();
        List<String> there = new ArrayList<>();
        for (int i = 0; i < header.size(); i++) {
            columns.putIfAbsent(header.get(i).strip().toLowerCase(Locale.ROOT), i);
            there.add(Shown.of(header.get(i).strip()));
        }
        if (!columns.containsKey("id")) {
            throw new IntakeException(shown + ": no column id in its first line ("
                    + String.join(", ", there.subList(0, Math.min(6, there.size()))) + ")" + NEXT);
        }
        return columns;
    }

    private static String field(CSVRecord row, int column) {
        return column >= 0 && column < row.size() ? row.get(column).strip() : "";
    }

    private static CSVFormat format(String text) {
        String header = text.lines().findFirst().orElse("");
        char separator = ',';
        for (char candidate : new char[] {';', '\t'}) {
            if (count(header, candidate) > count(header, separator)) {
                separator = candidate;
            }
        }
        return CSVFormat.DEFAULT
                .builder()
                .setDelimiter(separator)
                .setIgnoreEmptyLines(true)
                .setIgnoreSurroundingSpaces(true)
                .get();
    }

    private static long count(String header, char separator) {
        return header.chars().filter(c -> c == separator).count();
    }

    private String text(Path file) throws IntakeException {
        byte[] bytes;
        if (Files.isDirectory(file)) {
            throw new IntakeException(shown + ": a folder" + NEXT);
        }
        if (!Files.exists(file)) {
            throw new IntakeException(shown + ": no such file; check how the path is spelled");
        }
        try (InputStream in = Files.newInputStream(file)) {
            bytes = in.readNBytes(MOST_BYTES + 1);
        } catch (IOException e) {
            throw new IntakeException(shown + ": cannot be read; give yourself the right to read it");
        }
        if (bytes.length > MOST_BYTES) {
            throw new IntakeException(shown + ": more than " + MOST_BYTES + " bytes, too many for a roster" + NEXT);
        }
        String text = decoded(bytes);
        if (text.chars().anyMatch(c -> c < ' ' && c != '\n' && c != '\r' && c != '\t')) {
            throw new IntakeException(shown + ": no text, but perhaps a spreadsheet; save it as CSV" + NEXT);
        }
        return text;
    }

    private static String decoded(byte[] bytes) {
        int mark = bytes.length < 2 ? 0 : Byte.toUnsignedInt(bytes[0]) * 256 + Byte.toUnsignedInt(bytes[1]);
        if (mark == 0xFFFE || mark == 0xFEFF) {
            return new String(bytes, UTF_16);
        }
        try {
            String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            return new String(bytes, Charset.forName("windows-1252"));
        }
    }
}
