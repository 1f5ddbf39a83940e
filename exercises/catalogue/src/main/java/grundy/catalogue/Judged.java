package grundy.catalogue;

/** A case with the answer given and what the judge found. */
public record Judged(Case asked, Answer answer, Finding finding) {

    public static Judged of(Case asked, Answer answer) {
        return new Judged(asked, answer, asked.judge().judge(answer));
    }

    public boolean isRight() {
        return finding.isRight();
    }
}
