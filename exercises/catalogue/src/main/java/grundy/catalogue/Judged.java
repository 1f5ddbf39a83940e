package grundy.catalogue;

/** A case with the answer given and what the judge found. */
public record Judged(Case asked, Answer answer, Finding finding) {

    /** Lets the case judge an answer to it. */
    public static Judged of(Case asked, Answer answer) {
        return new Judged(asked, answer, asked.judge().judge(answer));
    }

    /** Whether nothing is wrong with the answer. */
    public boolean isRight() {
        return finding.isRight();
    }
}
