package grundy.grader.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import grundy.grader.wire.Child;
import grundy.grader.wire.Request;
import grundy.grader.wire.RequestLoop;
import grundy.grader.wire.Response;
import grundy.grader.wire.Response.AskCandidate;
import grundy.grader.wire.Response.Returned;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A solution that asks a candidate, in a real worker; the test plays the grader. */
class CandidateTest {

    private static final String SPI = "grundy.exercises.SolverAudit";

    @TempDir
    static Path folder;

    private static Students students;

    @BeforeAll
    static void compile() throws Exception {
        students = new Students(folder);
    }

    private static Child loaded() throws IOException {
        Child child = Students.ready();
        child.send(students.loadAs(SPI, "students.Auditor"));
        child.next(Response.Loaded.class);
        return child;
    }

    private static Request.Call audit(int way, int times) {
        return new Request.Call("mismatches", List.of(new Request.Candidate(), way, times));
    }

    /** Answers so many questions for a value with the heap that is asked about. */
    private static void answerValues(Child child, int questions) throws IOException {
        for (int i = 0; i < questions; i++) {
            AskCandidate question = child.next(AskCandidate.class);
            child.send(new Request.CandidateReturned(question.argument()));
        }
    }

    @Test
    void questionsAndAnswersTravel() throws Exception {
        try (Child child = loaded()) {
            child.send(Students.ask(audit(0, 4)));
            for (int heap = 0; heap < 4; heap++) {
                assertEquals(new AskCandidate("grundy", heap), child.next(AskCandidate.class));
                child.send(new Request.CandidateReturned(10 * heap));
            }
            assertEquals(new Returned(0 + 10 + 20 + 30), child.next(Returned.class));
        }
    }

    @Test
    void movesNothingNullAndExceptionsArriveAsTheyAre() throws Exception {
        try (Child child = loaded()) {
            child.send(Students.ask(audit(1, 5), audit(1, 6), audit(1, 7), audit(1, 8)));
            assertEquals(new AskCandidate("winningMove", List.of(5)), child.next(AskCandidate.class));
            child.send(new Request.CandidateReturned(Optional.of(List.of(0, List.of(3)))));
            assertEquals(new Returned(3), child.next(Returned.class));
            child.next(AskCandidate.class);
            child.send(new Request.CandidateReturned(Optional.empty()));
            assertEquals(new Returned(10), child.next(Returned.class));
            child.next(AskCandidate.class);
            child.send(new Request.CandidateReturned(null));
            assertEquals(new Returned(20), child.next(Returned.class));
            child.next(AskCandidate.class);
            child.send(new Request.CandidateThrew("four"));
            assertEquals(new Returned(30 + 4), child.next(Returned.class));
        }
    }

    /** Else a solution that keeps its first candidate would be told what the second one says, and look right. */
    @Test
    void aCandidateIsSilentWhenItsCallIsOver() throws Exception {
        try (Child child = loaded()) {
            child.send(Students.ask(audit(2, 0), audit(2, 0)));
            assertEquals(new Returned(-1), child.next(Returned.class));
            int message = "a candidate can be asked until the call ends that it was given to".length();
            assertEquals(new Returned(30 + message), child.next(Returned.class));
        }
    }

    @Test
    void threadsThatAskAtOnceGetTheirOwnAnswers() throws Exception {
        try (Child child = loaded()) {
            child.send(Students.ask(audit(3, 200)));
            answerValues(child, 200);
            assertEquals(new Returned(199 * 200 / 2), child.next(Returned.class));
        }
    }

    @Test
    void listsThatMakeNoSenseEndInTheSolution() throws Exception {
        try (Child child = loaded()) {
            child.send(Students.ask(audit(4, 0), audit(5, 0), audit(6, 0)));
            assertEquals(new Returned(30 + "more than 1000 heaps".length()), child.next(Returned.class));
            for (int i = 0; i < 2; i++) {
                Object said = child.next(Returned.class).value();
                assertTrue(said instanceof Integer length && length >= 30, "an exception, with or without a message");
            }
        }
    }

    @Test
    void anInterruptLosesNoAnswer() throws Exception {
        try (Child child = loaded()) {
            child.send(Students.ask(audit(7, 0)));
            answerValues(child, 2);
            assertEquals(new Returned(12), child.next(Returned.class));
        }
    }

    @Test
    void aThreadThatGoesOnAskingDoesNotDisturbTheNextCall() throws Exception {
        try (Child child = loaded()) {
            child.send(Students.ask(audit(8, 0), audit(0, 3)));
            int answers = 0;
            while (answers < 2) {
                Response response = child.read().orElseThrow();
                if (response instanceof AskCandidate question) {
                    child.send(new Request.CandidateReturned(question.argument()));
                } else {
                    assertEquals(new Returned(3), response);
                    answers++;
                }
            }
        }
    }

    @Test
    void anAnswerThatNobodyAskedForEndsTheProcess() throws Exception {
        try (Child child = loaded()) {
            child.send(new Request.CandidateReturned(1));
            assertEquals(RequestLoop.BROKEN, child.exitStatus());
        }
    }

    @Test
    void aCandidateIsNothingThatAHeapGameTakes() throws Exception {
        try (Child child = Students.ready()) {
            child.send(students.load("students.Nim"));
            child.next(Response.Loaded.class);
            child.send(Students.ask(new Request.Call("grundy", List.of(new Request.Candidate()))));
            assertEquals(RequestLoop.BROKEN, child.exitStatus());
        }
    }
}
