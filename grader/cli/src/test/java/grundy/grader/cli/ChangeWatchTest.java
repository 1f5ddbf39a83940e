package grundy.grader.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** When a submission is checked again, told by what is seen at each look. */
class ChangeWatchTest {

    private static final SubmissionState OLD = new SubmissionState(Map.of("A.java", "old"));
    private static final SubmissionState NEW = new SubmissionState(Map.of("A.java", "new"));

    private final Deque<SubmissionState> looks = new ArrayDeque<>();
    private final Bell bell = new Bell();
    private boolean ended;

    private SubmissionState look() {
        if (looks.size() == 1) {
            ended = true;
        }
        return looks.remove();
    }

    private ChangeWatch watch(long lookMillis) {
        return new ChangeWatch(bell, lookMillis, this::look, () -> ended);
    }

    @Test
    void whatRangForNothingIsNoChange() throws InterruptedException {
        looks.addAll(List.of(OLD, OLD, NEW));
        bell.ring();
        assertEquals(NEW, watch(1).after(OLD));
        assertEquals(0, looks.size());
    }

    @Test
    void manyRingsOfOneSaveAreOneLook() throws InterruptedException {
        looks.addAll(List.of(NEW, OLD));
        for (int i = 0; i < 20; i++) {
            bell.ring();
        }
        assertEquals(NEW, watch(60_000).after(OLD));
        assertEquals(List.of(OLD), List.copyOf(looks), "the second look is left");
    }

    @Test
    void aRingWhileItIsQuietIsNotLost() throws InterruptedException {
        bell.ring();
        assertEquals(true, bell.heard(0));
        assertEquals(false, bell.heard(0));
    }

    @Test
    void whereItIsOverNothingIsLookedAtAndNothingHasChanged() throws InterruptedException {
        ended = true;
        looks.add(NEW);
        assertSame(OLD, watch(60_000).after(OLD));
        assertEquals(1, looks.size());
    }

    @Test
    void whoeverWritesWithoutAPauseIsNotWaitedForLonger() throws InterruptedException {
        var writer = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                bell.ring();
                Thread.onSpinWait();
            }
        });
        writer.start();
        try {
            looks.add(NEW);
            assertEquals(NEW, watch(60_000).after(OLD));
        } finally {
            writer.interrupt();
            writer.join();
        }
    }
}
