package grundy.catalogue.judging;

import grundy.catalogue.Answer;
import grundy.catalogue.Case;
import grundy.catalogue.Finding;
import grundy.catalogue.Finding.Kind;
import org.jspecify.annotations.Nullable;

/** Judges what every answer can be beside a value: an exception, silence, a crash. The value is left to each judge. */
public abstract class AnswerJudge implements Case.Judge {

    /** What a program printed outside the protocol: no value that a method returns is the same mistake. */
    private static final String UNREADABLE = "unreadable output";

    /** The right answer in a few words. */
    protected abstract String expected();

    /** Judges what the method returned. */
    protected abstract Finding ofReturned(@Nullable Object value);

    /** Judges an exception: a fault, unless it is what was asked for. */
    protected Finding ofThrown(Answer.Threw threw) {
        return wrong(Kind.EXCEPTION, textOf(threw), saidByFailing());
    }

    /**
     * What an exception, or the end of the program, amounts to when two solutions are compared: the same for all, for types,
     * messages and exit statuses are style.
     */
    protected String saidByFailing() {
        return "exception";
    }

    @Override
    public final Finding judge(Answer answer) {
        if (answer instanceof Answer.Returned returned) {
            if (returned.value() instanceof Answer.Garbled garbled) {
                return wrong(Kind.INVALID_ANSWER, garbled.why(), UNREADABLE);
            }
            return ofReturned(returned.value());
        } else if (answer instanceof Answer.Threw threw) {
            return ofThrown(threw);
        } else if (answer instanceof Answer.TimedOut timedOut) {
            return wrong(Kind.TIMEOUT, "no answer within " + timedOut.limitMillis() + " ms", "timeout");
        } else if (answer instanceof Answer.Crashed crashed) {
            return wrong(Kind.CRASH, crashed.how(), saidByFailing());
        } else if (answer instanceof Answer.NotAsked notAsked) {
            return wrong(Kind.NOT_RUN, notAsked.why(), "not run");
        }
        return ofTwoAnswers((Answer.Inconsistent) answer);
    }

    private Finding ofTwoAnswers(Answer.Inconsistent answer) {
        String both = judge(answer.first()).actual() + "; asked again: "
                + judge(answer.second()).actual();
        return wrong(Kind.INCONSISTENT, both, "inconsistent");
    }

    /** A wrong answer: what it says in a few words, and what it amounts to, as in {@link Finding#said}. */
    protected final Finding wrong(Kind kind, String actual, String said) {
        return new Finding(kind, expected(), actual, said);
    }

    /** An answer that the interface does not allow. */
    protected final Finding invalid(String actual) {
        return wrong(Kind.INVALID_ANSWER, actual, "invalid answer");
    }

    private static String textOf(Answer.Threw threw) {
        return threw.message().isEmpty() ? threw.type() : threw.type() + ": " + threw.message();
    }
}
