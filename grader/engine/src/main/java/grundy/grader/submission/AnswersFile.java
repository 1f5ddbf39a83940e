package grundy.grader.submission;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import grundy.grader.submission.FolderScan.Found;
import grundy.grader.submission.SubmissionException.Problem;
import java.io.IOException;
import java.util.ArrayList;
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
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
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
        try (JsonParser json = JSON.createParser(bytes)) {
            var file = new AnswersFile(shown, json, notes);
            file.document();
            return file.content();
        } catch (StreamConstraintsException e) {
            throw new SubmissionException(
                    Problem.NOT_LOADABLE,
                    shown + ": lists within lists, or a number longer than any answer; " + AS_MADE);
        } catch (JsonProcessingException e) {
            throw unreadable(shown, e);
        } catch (IOException e) {
            throw new SubmissionException(Problem.NOT_LOADABLE, shown + ": no text in UTF-8; save it as UTF-8");
        }
    }

    private static SubmissionException unreadable(String shown, JsonProcessingException e) {
        var where = e.getLocation();
        String line = where == null ? "" : " at line " + where.getLineNr() + ", column " + where.getColumnNr();
        String why = String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("");
        return new SubmissionException(
                Problem.NOT_LOADABLE, shown + ": no JSON" + line + " (" + Shown.of(why) + "); " + AS_MADE);
    }

    private void document() throws IOException, SubmissionException {
        if (json.nextToken() != JsonToken.START_OBJECT) {
            throw fault("$", "is no object");
        }
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String key = json.currentName();
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
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String name = json.currentName();
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

    private SubmissionException fault(String path, String what) {
        return new SubmissionException(Problem.NOT_LOADABLE, shown + ": " + path + " " + what + "; " + AS_MADE);
    }
}
