package grundy.grader.intake;

import grundy.grader.result.Member;
import grundy.grader.submission.Shown;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Who handed in what, from {@code submission_metadata.yml}: a mapping from the name of a submission to, among much else, its
 * {@code :submitters:}.
 *
 * <p>The file also holds results, which may be large and may hold what students had printed. So it is read event by event, no
 * object is built of it, and all but the submitters is passed over: no tag means anything, and no alias is followed.
 */
final class GradescopeMetadata {
    private static final int MOST_BYTES = 128 << 20;
    /** The library's time grows with the square of the depth. */
    private static final int DEEPEST = 100;

    private final String shown;
    private final Iterator<Event> events;
    private final Map<String, List<Member>> members = new LinkedHashMap<>();

    private GradescopeMetadata(String shown, Iterator<Event> events) {
        this.shown = shown;
        this.events = events;
    }

    /** The members of each submission, in the order of the file. */
    static Map<String, List<Member>> read(Path file) throws IntakeException {
        String shown = Shown.of(String.valueOf(file.getFileName()));
        try (InputStream in = Files.newInputStream(file)) {
            if (Files.size(file) > MOST_BYTES) {
                throw new IntakeException(shown + ": more than " + MOST_BYTES + " bytes; " + next());
            }
            LoadSettings settings =
                    LoadSettings.builder().setCodePointLimit(MOST_BYTES).build();
            var metadata = new GradescopeMetadata(
                    shown, new Parse(settings).parseInputStream(in).iterator());
            metadata.document();
            return metadata.members;
        } catch (IOException e) {
            throw new IntakeException(shown + ": cannot be read; give yourself the right to read it");
        } catch (YamlEngineException e) {
            String first = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
            throw new IntakeException(shown + ": no YAML (" + Shown.of(first) + "); " + next());
        }
    }

    private static String next() {
        return "export the assignment again, or take the file away to grade without names";
    }

    private void document() throws IntakeException {
        expect(Event.ID.StreamStart, events.next());
        expect(Event.ID.DocumentStart, events.next());
        expect(Event.ID.MappingStart, events.next());
        for (Event key = events.next(); !is(Event.ID.MappingEnd, key); key = events.next()) {
            String submission = text(key);
            Event value = events.next();
            if (is(Event.ID.MappingStart, value)) {
                members.put(submission, submitters());
            } else {
                pass(value);
            }
        }
    }

    private List<Member> submitters() throws IntakeException {
        List<Member> found = new ArrayList<>();
        for (Event key = events.next(); !is(Event.ID.MappingEnd, key); key = events.next()) {
            Event value = events.next();
            if (is(Event.ID.Scalar, key) && named(text(key), "submitters")) {
                expect(Event.ID.SequenceStart, value);
                for (Event one = events.next(); !is(Event.ID.SequenceEnd, one); one = events.next()) {
                    expect(Event.ID.MappingStart, one);
                    submitter(found);
                }
            } else {
                passBoth(key, value);
            }
        }
        return found;
    }

    private void submitter(List<Member> found) throws IntakeException {
        Map<String, String> fields = new HashMap<>();
        for (Event key = events.next(); !is(Event.ID.MappingEnd, key); key = events.next()) {
            Event value = events.next();
            for (String field : List.of("name", "sid", "email")) {
                if (is(Event.ID.Scalar, key) && named(text(key), field)) {
                    fields.put(field, text(value));
                }
            }
            passBoth(key, value);
        }
        String email = fields.getOrDefault("email", "");
        String sid = fields.getOrDefault("sid", "");
        String name = fields.getOrDefault("name", "");
        String id = !sid.isEmpty() ? sid : !email.isEmpty() ? email : name;
        if (!id.isEmpty() && found.stream().noneMatch(m -> m.id().equals(id))) {
            found.add(new Member(id, name.isEmpty() ? id : name));
        }
    }

    /** Symbols of the program that writes the file begin with a colon. */
    private static boolean named(String key, String field) {
        return key.equals(":" + field) || key.equals(field);
    }

    private String text(Event event) throws IntakeException {
        expect(Event.ID.Scalar, event);
        ScalarEvent scalar = (ScalarEvent) event;
        boolean none = scalar.isPlain() && List.of("~", "null", "").contains(scalar.getValue());
        return none ? "" : scalar.getValue().strip();
    }

    /** A key may be a whole tree too; its value was taken only if it was none. */
    private void passBoth(Event key, Event value) throws IntakeException {
        if (!is(Event.ID.Scalar, key)) {
            throw unexpected(key);
        }
        pass(value);
    }

    private void pass(Event value) throws IntakeException {
        int depth = opens(value);
        while (depth > 0) {
            Event inside = events.next();
            depth += opens(inside);
            if (depth > DEEPEST) {
                throw unexpected(inside);
            }
        }
    }

    private static int opens(Event event) {
        return switch (event.getEventId()) {
            case MappingStart, SequenceStart -> 1;
            case MappingEnd, SequenceEnd -> -1;
            default -> 0;
        };
    }

    private static boolean is(Event.ID id, Event event) {
        return event.getEventId() == id;
    }

    private void expect(Event.ID id, Event event) throws IntakeException {
        if (!is(id, event)) {
            throw unexpected(event);
        }
    }

    private IntakeException unexpected(Event event) {
        int line = event.getStartMark().map(Mark::getLine).orElse(0) + 1;
        String what = is(Event.ID.Alias, event) ? "an alias where a value is expected" : "not the shape of an export";
        return new IntakeException(shown + ", line " + line + ": " + what + "; " + next());
    }
}
