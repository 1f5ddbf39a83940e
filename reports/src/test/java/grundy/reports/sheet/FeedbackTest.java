package grundy.reports.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import grundy.grader.result.ClassRow.Result;
import grundy.grader.result.Report;
import grundy.reports.SampleClass;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class FeedbackTest {

    @Test
    void namesEveryMistakeThatExplainsTheAnswers() {
        assertEquals(
                "table 20.0 of 20 (31 of 31 right); winners 2.8 of 40 (632 of 819 right); moves 30.0 of 30 (618 of 618"
                        + " right); large 0.0 of 10 (361 of 370 right); Misconception: Adds the values instead of taking"
                        + " XOR, or: Takes the largest value",
                Feedback.of(SampleClass.graded(SampleClass.wrong())));
    }

    @Test
    void holdsNoMarkupOfAStudents() {
        var result = new Result(
                "take-and-split",
                "Take and split",
                Report.Status.REJECTED,
                "class <b>&\n\u202E</b>",
                BigDecimal.ZERO,
                100,
                "r",
                List.of(),
                List.of(),
                List.of(),
                null);
        assertEquals("Not graded: class &lt;b&gt;&amp; \uFFFD&lt;/b&gt;", Feedback.of(result));
    }
}
