package grundy.reports.sheet;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * A platform's file as it came: byte-order mark, separator, and rows that keep their own spelling.
 *
 * @param name the file's name, for messages
 * @param start the byte-order mark, or nothing
 * @param separator what stands between cells
 * @param rows the header first, one row at least
 */
record SheetFile(String name, String start, char separator, List<SheetRow> rows) {
    SheetFile {
        rows = List.copyOf(rows);
    }

    /** More than any platform exports: 100,000 students with 600 bytes each. */
    private static final long MAX_BYTES = 64L << 20;

    private static final String BOM = "\uFEFF";

    /**
     * Reads the whole file.
     *
     * @throws SheetException if it is no CSV in UTF-8
     */
    static SheetFile read(Path path) throws SheetException {
        String name = String.valueOf(path.getFileName());
        String text = text(path, name);
        String start = text.startsWith(BOM) ? BOM : "";
        String body = text.substring(start.length());
        char separator = separator(body);
        List<SheetRow> rows = rows(body, separator, name);
        if (rows.isEmpty() || rows.get(0).cells().size() < 2) {
            throw new SheetException(
                    name + " is no CSV with a line of headers: give the file as the platform exported it");
        }
        return new SheetFile(name, start, separator, rows);
    }

    SheetRow header() {
        return rows.get(0);
    }

    private static String text(Path path, String name) throws SheetException {
        try {
            if (Files.size(path) > MAX_BYTES) {
                throw new SheetException(
                        name + " is larger than any grade sheet: give the file that the platform exported");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(path)))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new SheetException(
                    name + " is not text in UTF-8: give the file as the platform exported it, or save it as CSV UTF-8");
        } catch (IOException e) {
            throw new SheetException(path + " cannot be read: give the sheet that the platform exported");
        }
    }

    /** Platforms write commas, spreadsheets in some countries semicolons or tabs: what splits the header into most cells. */
    private static char separator(String body) {
        char best = ',';
        long most = 0;
        String header = body.lines().findFirst().orElse("");
        for (char c : new char[] {',', ';', '\t'}) {
            long cells = outsideQuotes(header).chars().filter(h -> h == c).count();
            if (cells > most) {
                most = cells;
                best = c;
            }
        }
        return best;
    }

    private static String outsideQuotes(String line) {
        return line.replaceAll("\"[^\"]*\"", "");
    }

    private static List<SheetRow> rows(String body, char separator, String name) throws SheetException {
        try (CSVParser parser = CSVParser.parse(body, format(separator))) {
            List<CSVRecord> records = parser.getRecords();
            List<SheetRow> rows = new ArrayList<>();
            for (int i = 0; i < records.size(); i++) {
                int from = Math.toIntExact(records.get(i).getCharacterPosition());
                int to = i + 1 < records.size()
                        ? Math.toIntExact(records.get(i + 1).getCharacterPosition())
                        : body.length();
                rows.add(new SheetRow(body.substring(from, to), records.get(i).toList()));
            }
            return rows;
        } catch (IOException | UncheckedIOException e) {
            throw new SheetException(
                    name + " is no CSV (a quotation mark is out of place): give the file as the platform exported it");
        }
    }

    static CSVFormat format(char separator) {
        return CSVFormat.DEFAULT
                .builder()
                .setDelimiter(separator)
                .setIgnoreEmptyLines(false)
                .get();
    }
}
