package grundy.grader.sandbox;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How child processes end, and that they leave nothing behind. */
class ChildTest {

    private static void awaitGone(SnoopRoom room) throws Exception {
        // The kernel takes a moment to bury a killed process.
        for (int i = 0; i < 100 && !room.living().isEmpty(); i++) {
            Thread.sleep(50);
        }
        assertEquals(List.of(), room.living());
    }

    @ParameterizedTest
    @EnumSource
    void closingEndsTheProcessAndWhatItStarted(TierKind kind) throws Exception {
        try (var room = new SnoopRoom(kind.tier())) {
            try (Child child = room.start()) {
                SnoopRoom.attempt(child, "start", "start");
                assertTrue(room.living().size() >= 3, () -> "not running");
            }
            awaitGone(room);
        }
    }

    @ParameterizedTest
    @EnumSource
    void killingEndsTheProcessAndWhatItStarted(TierKind kind) throws Exception {
        try (var room = new SnoopRoom(kind.tier());
                Child child = room.start()) {
            SnoopRoom.attempt(child, "start", "start");
            child.kill();
            assertEquals(137, child.awaitEnd());
            child.kill();
            awaitGone(room);
        }
    }

    @ParameterizedTest
    @EnumSource
    void exitStatusIsThatOfTheProgram(TierKind kind) throws Exception {
        try (var room = new SnoopRoom(kind.tier());
                Child child = room.start()) {
            child.requests().close();
            assertEquals(0, child.awaitEnd());
        }
    }

    @Test
    void nothingOfALentUserIsLeftThoughItLeftItsParentAndItsSession() throws Exception {
        try (var room = new SnoopRoom(TierKind.UNPRIVILEGED_USER.tier())) {
            Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/setsid")), "setsid is not installed");
            try (Child child = room.start()) {
                SnoopRoom.attempt(child, "start /usr/bin/setsid --fork");
                assertTrue(room.living().size() >= 2, () -> "not running");
            }
            awaitGone(room);
        }
    }

    @ParameterizedTest
    @EnumSource
    void closingOneChildLeavesTheOthers(TierKind kind) throws Exception {
        try (var room = new SnoopRoom(kind.tier());
                Child other = room.start()) {
            room.start().close();
            assertEquals(1, SnoopRoom.attempt(other, "folder").byLine().size());
        }
    }

    @Test
    void processThatLeftAPlainOneStaysButHoldsNobodyUp() throws Exception {
        try (var room = new SnoopRoom(TierKind.PROCESS.tier())) {
            Assumptions.assumeTrue(Files.isExecutable(Path.of("/usr/bin/setsid")), "setsid is not installed");
            Child child = room.start();
            SnoopRoom.attempt(child, "start /usr/bin/setsid --fork");
            child.kill();
            // It holds the stream open for a minute.
            assertEquals(-1, child.responses().read());
            child.close();
            List<String> left = room.living();
            assertEquals(1, left.size());
            end(left);
            awaitGone(room);
        }
    }

    private static void end(List<String> pids) {
        for (String pid : pids) {
            ProcessHandle.of(Long.parseLong(pid)).ifPresent(ProcessHandle::destroyForcibly);
        }
    }

    @Test
    void floodIsDrainedAndOnlyItsBeginningKept() throws Exception {
        try (var room = new SnoopRoom(TierKind.PROCESS.tier());
                Child child = room.start()) {
            SnoopRoom.tell(child, "print 50");
            child.requests().close();
            assertEquals(0, child.awaitEnd());
            long answer = "print 50 -> done\n".length();
            assertEquals((50L << 20) + answer, child.output().totalBytes());
            assertEquals("0123456789abcdef".repeat(4096), child.output().text());
        }
    }

    @Test
    void childThatIsClosedTwiceOrWhileItWorksIsGone() throws Exception {
        try (var room = new SnoopRoom(TierKind.PROCESS.tier())) {
            Child child = room.start();
            SnoopRoom.tell(child, "threads 10", "print 20");
            child.close();
            child.close();
            awaitGone(room);
            assertTrue(child.output().totalBytes() <= 21 << 20);
        }
    }

    @Test
    void nameOfAFileThatWasNotSharedIsRefused() throws IOException {
        try (var room = new SnoopRoom(TierKind.PROCESS.tier());
                Child child = room.start()) {
            Path other = Path.of("/etc/passwd");
            assertThrows(IllegalArgumentException.class, () -> child.nameOf(other));
        }
    }
}
