package grundy.grader.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.wire.Limits;
import grundy.grader.wire.Request;
import grundy.grader.wire.Response;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Replies of children that speak well, badly, late or not at all. */
class ConversationTest {

    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Duration SHORT = Duration.ofMillis(300);

    private SnoopRoom room;
    private Conversation conversation;

    @BeforeEach
    void start() throws Exception {
        room = new SnoopRoom(TierKind.PROCESS.tier());
        conversation = Conversation.start(room.sandbox(), room.spec(ScriptedChild.class));
        assertEquals(new Reply.Said(new Response.Ready(Limits.VERSION)), conversation.receive(LONG));
    }

    @AfterEach
    void close() {
        conversation.close();
        room.close();
    }

    private Reply ask(Duration limit, Object... script) {
        return conversation.ask(request(script), limit);
    }

    /** Pairs of what to do and a number. */
    private static Request request(Object... script) {
        var calls = new ArrayList<Request.Call>();
        for (int i = 0; i < script.length; i += 2) {
            calls.add(new Request.Call((String) script[i], List.of(script[i + 1])));
        }
        return new Request.Ask(calls);
    }

    private static Reply said(int value) {
        return new Reply.Said(new Response.Returned(value));
    }

    private void assertDead() throws Exception {
        assertEquals(List.of(), room.living());
    }

    @Test
    void answersOfABatchComeOneByOne() {
        assertEquals(said(1), ask(LONG, "return", 1, "return", 2, "return", 3));
        assertEquals(said(2), conversation.receive(LONG));
        assertEquals(said(3), conversation.receive(LONG));
    }

    @Test
    void silentChildIsKilledWhenTheLimitIsOver() throws Exception {
        long start = System.nanoTime();
        assertEquals(new Reply.Silent(SHORT), ask(SHORT, "sleep", 60_000));
        long millis = (System.nanoTime() - start) / 1_000_000;
        assertTrue(millis >= 300, () -> "killed after " + millis + " ms");
        assertTrue(millis < 30_000, () -> "killed after " + millis + " ms");
        assertDead();
    }

    @Test
    void limitMovesWithEachAnswer() {
        // 25 x 100 ms is more than the limit, and no answer takes so long.
        var limit = Duration.ofSeconds(2);
        var script = new Object[100];
        for (int i = 0; i < 25; i++) {
            script[4 * i] = "sleep";
            script[4 * i + 1] = 100;
            script[4 * i + 2] = "return";
            script[4 * i + 3] = i;
        }
        assertEquals(said(0), ask(limit, script));
        for (int i = 1; i < 25; i++) {
            assertEquals(said(i), conversation.receive(limit));
        }
    }

    @Test
    void limitThatIsShorterThanTheOneBeforeHolds() {
        assertEquals(said(1), ask(LONG, "return", 1));
        assertEquals(new Reply.Silent(SHORT), ask(SHORT, "sleep", 60_000));
    }

    @Test
    void noLimitRunsBetweenAnswers() throws Exception {
        assertEquals(said(1), ask(Duration.ofSeconds(1), "return", 1));
        Thread.sleep(1_200);
        assertEquals(said(2), ask(LONG, "return", 2));
    }

    @Test
    void framesThatAreNoAnswersDoNotMoveTheLimit() throws Exception {
        assertEquals(new Reply.Silent(SHORT), ask(SHORT, "flood", 0));
        assertDead();
        assertEquals(64 << 10, conversation.errorText().length());
    }

    @ParameterizedTest
    @CsvSource({"0", "3", "137"})
    void childThatEndsItselfTellsItsExitStatus(int status) throws Exception {
        assertEquals(new Reply.Ended("it ended itself with exit status " + status), ask(LONG, "exit", status));
        assertDead();
    }

    @Test
    void answersBeforeTheEndAreTaken() {
        assertEquals(said(1), ask(LONG, "return", 1, "return", 2, "exit", 9));
        assertEquals(said(2), conversation.receive(LONG));
        assertEquals(new Reply.Ended("it ended itself with exit status 9"), conversation.receive(LONG));
    }

    @ParameterizedTest
    @CsvSource({"garbage", "hugeFrame"})
    void garbageOnTheChannelEndsTheChild(String kind) throws Exception {
        Reply.Ended ended = assertInstanceOf(Reply.Ended.class, ask(LONG, kind, 0, "sleep", 60_000));
        assertTrue(ended.how().startsWith("what it sent is no answer: "), ended::how);
        assertDead();
    }

    @Test
    void endInTheMiddleOfAFrameIsNoAnswer() {
        Reply.Ended ended = assertInstanceOf(Reply.Ended.class, ask(LONG, "halfHeader", 0, "exit", 0));
        assertEquals("what it sent is no answer: the stream ended inside the header of a frame", ended.how());
    }

    @Test
    void childThatClosesItsChannelIsEnded() throws Exception {
        Reply.Ended ended = assertInstanceOf(Reply.Ended.class, ask(LONG, "closeChannel", 0, "sleep", 60_000));
        assertEquals("it closed the channel to the grader", ended.how());
        assertDead();
    }

    @Test
    void everyReplyAfterTheEndIsEnded() {
        ask(SHORT, "sleep", 60_000);
        assertInstanceOf(Reply.Ended.class, ask(LONG, "return", 1));
        assertInstanceOf(Reply.Ended.class, conversation.receive(LONG));
    }

    @Test
    void whatIsPrintedIsPutTogetherFromItsParts() {
        ask(LONG, "print", 1_000, "print", 1, "return", 1, "print", 30_000, "return", 2);
        assertEquals(1_001, conversation.errorBytes());
        conversation.receive(LONG);
        assertEquals("a".repeat(31_001), conversation.errorText());
        assertEquals(31_001, conversation.errorBytes());
    }

    @Test
    void whatIsPrintedIsBoundedAndCounted() {
        ask(LONG, "print", 60_000, "print", 60_000, "print", 60_000, "return", 1);
        assertEquals("a".repeat(64 << 10), conversation.errorText());
        assertEquals(180_000, conversation.errorBytes());
    }

    @Test
    void forgedTotalCannotTakeBackWhatWasPrinted() {
        ask(LONG, "print", 500, "forgeTotal", 0, "return", 1);
        assertEquals(500, conversation.errorBytes());
    }

    @Test
    void changedArgumentIsRemembered() {
        ask(LONG, "return", 1);
        assertFalse(conversation.changedArgument());
        assertEquals(said(2), ask(LONG, "change", 0, "return", 2));
        assertTrue(conversation.changedArgument());
    }

    @Test
    void watchdogThatFiredStaysFired() throws Exception {
        var child = conversation.child();
        var watchdog = Watchdog.over(child);
        watchdog.arm(Duration.ofMillis(1));
        child.awaitEnd();
        assertTrue(watchdog.disarm());
        watchdog.arm(LONG);
        assertTrue(watchdog.disarm(), "it has fired, and the child is dead");
        watchdog.stop();
    }

    @Test
    void watchdogThatIsDisarmedOrStoppedDoesNotBite() throws Exception {
        var child = conversation.child();
        var watchdog = Watchdog.over(child);
        watchdog.arm(Duration.ofMillis(200));
        assertFalse(watchdog.disarm());
        Thread.sleep(400);
        watchdog.arm(Duration.ofMillis(200));
        watchdog.stop();
        Thread.sleep(400);
        assertEquals(said(1), ask(LONG, "return", 1));
    }

    @Test
    void closingLeavesNoThread() throws Exception {
        conversation.close();
        for (int i = 0; i < 100 && threads() > 0; i++) {
            Thread.sleep(50);
        }
        assertEquals(0, threads());
    }

    private static long threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(t -> t.getName().equals("watchdog") || t.getName().endsWith("of a submission"))
                .count();
    }
}
