package grundy.grader.submission;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import grundy.grader.submission.FolderScan.Found;
import grundy.grader.submission.SubmissionException.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Reads a file of written answers token by token: {@code exercise}, {@code seed}, {@code student}, and in {@code answers} what stands
 * in each blank. It may be as large as a person writes, and anything may stand in it.
 */
final class AnswersFile {

    private static final int MOST_BYTES = 1 << 16;
    private static final int DEEPEST = 20;
    private static final int MOST_ELEMENTS = 1_000;

    /** Characters of the student's id: it is brought into a normal form, which takes long for thousands of accents on one letter. */
    private static final int LONGEST_ID = 300;

    /** So many keys that nobody knows are named; a file of them is no reason for a report of thousands of notes. */
    private static final int FEW = 5;

    private static final String AS_MADE = "compare it with the file that grundy new makes";

    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
            .build();

    private final String shown;
    private final JsonParser json;
    private final List<String> notes;
    private final List<String> unknown = new ArrayList<>();
    private @Nullable String exercise;
    private OptionalLong seed = OptionalLong.empty();
    private Optional<String> student = Optional.empty();
    private @Nullable Map<String, Object> answers;

    private AnswersFile(String shown, JsonParser json, List<String> notes) {
        this.shown = shown;
        this.json = json;
        this.notes = notes;
    }

    /**
     * Reads a file.
     *
     * @param notes is added to
     * @throws SubmissionException if it is no JSON, or not of this kind
     */
    static WrittenAnswers read(Found found, List<String> notes) throws SubmissionException {
        String shown = Shown.of(found.path());
        byte[] bytes = new BoundedRead(found.path(), MOST_BYTES).file(found.path(), found.file(), MOST_BYTES);
        try (JsonParser json = JSON.createParser(text(found.path(), bytes))) {
            return new AnswersFile(shown, json, notes).whole();
        } catch (IOException e) {
            throw new IllegalStateException("a text that is held cannot be read", e);
        }
    }

    private static String text(String path, byte[] bytes) throws SubmissionException {
        try {
            return SourceDecoder.decode(path, bytes);
        } catch (SubmissionException e) {
            throw new SubmissionException(Problem.NOT_LOADABLE, e.message());
        }
    }

    /** What says its exercise before the fault is at least known as an answer to that. */
    private WrittenAnswers whole() throws SubmissionException {
        try {
            return documentInJson();
        } catch (SubmissionException e) {
            throw exercise == null ? e : e.in(exercise);
        }
    }

    private WrittenAnswers documentInJson() throws SubmissionException {
        try {
            document();
            return content();
        } catch (StreamConstraintsException e) {
            throw fault("lists within lists, or a number longer than any answer");
        } catch (JsonEOFException e) {
            throw fault("ends too early, " + at(e.getLocation()) + ": a bracket or a quotation mark is missing");
        } catch (JsonProcessingException e) {
            throw fault("no JSON " + at(e.getLocation()));
        } catch (IOException e) {
            throw new IllegalStateException("a text that is held cannot be read", e);
        }
    }

    private static String at(JsonLocation where) {
        return "at line " + where.getLineNr() + ", column " + where.getColumnNr();
    }

    private void document() throws IOException, SubmissionException {
        if (json.nextToken() != JsonToken.START_OBJECT) {
            throw fault("$", "is no object");
        }
        var seen = new HashSet<String>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String key = json.currentName();
            if (!seen.add(key)) {
                throw twice("$." + Shown.of(key));
            }
            json.nextToken();
            member(key);
        }
        if (json.nextToken() != null) {
            throw fault("$", "is followed by something else");
        }
        noteUnknown();
    }

    private void member(String key) throws IOException, SubmissionException {
        switch (key) {
            case "exercise" -> exercise = text(key);
            case "student" -> student = Optional.of(id(key));
            case "seed" -> seed = OptionalLong.of(number(key));
            case "answers" -> answers = blanks();
            default -> {
                unknown.add(key);
                json.skipChildren();
            }
        }
    }

    private void noteUnknown() {
        unknown.stream()
                .limit(FEW)
                .forEach(key -> notes.add(shown + ": $." + Shown.of(key) + " is not known and ignored."));
        if (unknown.size() > FEW) {
            notes.add(shown + ": " + (unknown.size() - FEW) + " more names are not known and ignored.");
        }
    }

    private String id(String key) throws IOException, SubmissionException {
        String id = text(key);
        if (id.length() > LONGEST_ID) {
            throw fault("$." + key, "is longer than " + LONGEST_ID + " characters");
        }
        return id;
    }

    private String text(String key) throws IOException, SubmissionException {
        if (json.currentToken() != JsonToken.VALUE_STRING) {
            throw fault("$." + key, "is no text");
        }
        return json.getText();
    }

    private long number(String key) throws IOException, SubmissionException {
        boolean whole = json.currentToken() == JsonToken.VALUE_NUMBER_INT
                && json.getNumberType() != JsonParser.NumberType.BIG_INTEGER;
        if (!whole) {
            throw fault("$." + key, "is no whole number of at most 64 bits");
        }
        return json.getLongValue();
    }

    private Map<String, Object> blanks() throws IOException, SubmissionException {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            throw fault("$.answers", "is no object with a member for each question");
        }
        var filledIn = new LinkedHashMap<String, Object>();
        var seen = new HashSet<String>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String name = json.currentName();
            if (!seen.add(name)) {
                throw twice("$.answers." + Shown.of(name));
            }
            if (json.nextToken() != JsonToken.VALUE_NULL) {
                filledIn.put(name, value());
            }
        }
        return filledIn;
    }

    private Object value() throws IOException {
        if (json.currentToken() != JsonToken.START_ARRAY) {
            return single();
        }
        var list = new ArrayList<Object>();
        boolean tooLong = false;
        while (json.nextToken() != JsonToken.END_ARRAY) {
            Object element = single();
            tooLong |= list.size() == MOST_ELEMENTS;
            if (!tooLong) {
                list.add(element);
            }
        }
        return tooLong ? new WrittenAnswers.Odd("list of more than " + MOST_ELEMENTS + " elements") : List.copyOf(list);
    }

    private Object single() throws IOException {
        return switch (json.currentToken()) {
            case VALUE_STRING -> json.getText();
            case VALUE_NUMBER_INT ->
                json.getNumberType() == JsonParser.NumberType.INT
                        ? (Object) json.getIntValue()
                        : new WrittenAnswers.Odd("number that is far too large");
            case VALUE_NUMBER_FLOAT -> new WrittenAnswers.Odd("number that is not whole");
            case START_OBJECT -> passedOver("JSON object");
            case START_ARRAY -> passedOver("list inside a list");
            default -> new WrittenAnswers.Odd("JSON " + json.getText());
        };
    }

    private WrittenAnswers.Odd passedOver(String what) throws IOException {
        json.skipChildren();
        return new WrittenAnswers.Odd(what);
    }

    private WrittenAnswers content() throws SubmissionException {
        if (exercise == null) {
            throw fault("$.exercise", "is missing");
        } else if (answers == null) {
            throw fault("$.answers", "is missing");
        }
        return new WrittenAnswers(shown, exercise, seed, student, answers);
    }

    /** Which of the two is meant, nobody knows. */
    private SubmissionException twice(String path) {
        return fault(path, "stands there twice");
    }

    private SubmissionException fault(String path, String what) {
        return fault(path + " " + what);
    }

    private SubmissionException fault(String what) {
        return new SubmissionException(Problem.NOT_LOADABLE, shown + ": " + what + "; " + AS_MADE);
    }
}
