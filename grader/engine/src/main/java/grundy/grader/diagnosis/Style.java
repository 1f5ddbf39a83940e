package grundy.grader.diagnosis;

/** A known-wrong solution in one of its styles. */
final class Style {

    private final Lineup.Suspect suspect;
    private final Lineup.Suspect lastResort;
    private boolean wasAtItsLastResort;

    /** The last resort says what is answered where the mistake leaves nothing to answer. */
    Style(Lineup.Suspect suspect, Lineup.Suspect lastResort) {
        this.suspect = suspect;
        this.lastResort = lastResort;
    }

    /** What it may say in the case at this place. */
    Verdict at(int place) {
        Verdict own = suspect.at(place);
        if (own.said().isEmpty()) {
            wasAtItsLastResort = true;
            return lastResort.at(place);
        }
        return own;
    }

    /** Whether another last resort would have made a difference so far. */
    boolean wasAtItsLastResort() {
        return wasAtItsLastResort;
    }
}
