package grundy.grader.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.catalogue.Answer;
import grundy.grader.sandbox.Reply;
import grundy.grader.wire.Foreign;
import grundy.grader.wire.Response;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class AnswersTest {

    private static final Answer TOO_LONG =
            new Answer.Returned(new Answer.Foreign("value of more than 2000 elements and characters"));

    private static Answer returned(@Nullable Object value) {
        return Answers.of(new Reply.Said(new Response.Returned(value)));
    }

    @Test
    void plainValuesStayWhatTheyAre() {
        assertEquals(new Answer.Returned(null), returned(null));
        assertEquals(new Answer.Returned(7), returned(7));
        assertEquals(new Answer.Returned(Optional.empty()), returned(Optional.empty()));
        var move = Optional.of(Arrays.asList(0, Arrays.asList(1, null)));
        assertEquals(new Answer.Returned(move), returned(move));
    }

    @Test
    void foreignValuesAreThoseOfTheCatalogueWhereverTheyLie() {
        var foreign = new Foreign("java.lang.Object");
        var theirs = new Answer.Foreign("java.lang.Object");
        assertEquals(new Answer.Returned(theirs), returned(foreign));
        assertEquals(
                new Answer.Returned(Optional.of(List.of(0, List.of(theirs)))),
                returned(Optional.of(List.of(0, List.of(foreign)))));
    }

    @Test
    void silenceAndEndAreNoAnswers() {
        assertEquals(new Answer.TimedOut(1_500), Answers.of(new Reply.Silent(Duration.ofMillis(1_500))));
        assertEquals(new Answer.Crashed("how"), Answers.of(new Reply.Ended("how")));
        assertEquals(
                new Answer.Threw("type", "message", List.of("at")),
                Answers.of(new Reply.Said(new Response.Threw("type", "message", List.of("at")))));
    }

    @Test
    void forgedResponsesAreACrash() {
        var crash = new Answer.Crashed("it sent something that is no answer to a question");
        for (Response forged : List.of(
                new Response.Ready(1),
                new Response.AskCandidate("grundy", 1),
                new Response.Loaded("Solver"),
                new Response.NotLoaded("no", List.of()),
                new Response.Compiled(List.of(), List.of()))) {
            assertEquals(crash, Answers.of(new Reply.Said(forged)));
        }
    }

    @Test
    void whatIsKeptOfAnAnswerIsBounded() {
        var most = Collections.nCopies(2_000, 1);
        assertEquals(new Answer.Returned(most), returned(most));
        assertEquals(TOO_LONG, returned(Collections.nCopies(2_001, 1)));
        assertEquals(TOO_LONG, returned(Optional.of(List.of(0, Collections.nCopies(1_999, 1)))));
        assertEquals(new Answer.Returned("x".repeat(2_000)), returned("x".repeat(2_000)));
        assertEquals(TOO_LONG, returned(Collections.nCopies(101, "x".repeat(20))));
    }
}
