package grundy.grader.exercisefile;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a small file of JSON: in UTF-8, each key once, and nothing behind it. */
final class StrictJson {

    /** Bytes that are read: a long text of a game fits many times. */
    private static final int MOST_BYTES = 64 << 10;

    /** Deeper than any exercise. */
    private static final int DEEPEST = 8;

    /** Longer than any number that is allowed. */
    private static final int LONGEST_NUMBER = 40;

    private static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEEPEST)
                    .maxNumberLength(LONGEST_NUMBER)
                    .build())
            .build());

    private final Path file;

    private StrictJson(Path file) {
        this.file = file;
    }

    /** The value in a file. */
    static Field read(Path file) throws ExerciseFileException {
        var reader = new StrictJson(file);
        return new Field(file, "$", reader.parse(reader.text()));
    }

    private String text() throws ExerciseFileException {
        try (var in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw fault("is larger than " + (MOST_BYTES >> 10) + " KiB: make it smaller");
            }
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text; // some editors begin a file with this mark
        } catch (CharacterCodingException e) {
            throw fault("is not UTF-8: save it as UTF-8");
        } catch (IOException e) {
            throw fault("cannot be read");
        }
    }

    private JsonNode parse(String text) throws ExerciseFileException {
        try (JsonParser parser = MAPPER.createParser(text)) {
            try {
                return parse(parser);
            } catch (StreamConstraintsException e) {
                throw at(parser, "nested too deep, or a number of more than " + LONGEST_NUMBER + " digits");
            } catch (JsonEOFException e) {
                throw at(parser, "ends too early, " + where(e) + ": a bracket or a quotation mark is missing");
            } catch (JsonProcessingException e) {
                throw isRepetition(e)
                        ? at(parser, "stands there twice, again " + where(e) + ": delete one")
                        : at(
                                parser,
                                "is no JSON " + where(e) + ": look there for a comma, a bracket or a quotation mark");
            }
        } catch (IOException e) {
            throw fault("cannot be read");
        }
    }

    private JsonNode parse(JsonParser parser) throws IOException, ExerciseFileException {
        if (parser.nextToken() == null) {
            throw fault("is empty: write an object, such as {\"title\": \"My game\", \"rule\": \"0.137\"}");
        }
        JsonNode value = MAPPER.readTree(parser);
        JsonToken behind = parser.nextToken();
        if (behind != null) {
            throw fault("goes on behind the object: delete what stands there");
        }
        return value;
    }

    private ExerciseFileException at(JsonParser parser, String problem) {
        var place = new StringBuilder("$");
        JsonPointer rest = parser.getParsingContext().pathAsPointer();
        for (; !rest.matches(); rest = rest.tail()) {
            place.append(
                    rest.mayMatchElement() ? "[" + rest.getMatchingIndex() + "]" : "." + rest.getMatchingProperty());
        }
        return ExerciseFileException.at(file, Quoted.cut(place.toString()), problem);
    }

    /** The parser tells it apart by its words alone. */
    private static boolean isRepetition(JsonProcessingException e) {
        return String.valueOf(e.getOriginalMessage()).startsWith("Duplicate field");
    }

    private static String where(JsonProcessingException e) {
        return "at line " + e.getLocation().getLineNr() + ", column "
                + e.getLocation().getColumnNr();
    }

    private ExerciseFileException fault(String problem) {
        return ExerciseFileException.of(file, problem);
    }
}
