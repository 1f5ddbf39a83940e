package grundy.grader.diagnosis;

import grundy.grader.diagnosis.Lineup.Suspect;

/** A known-wrong solution in one of its styles. */
final class Style {

    private final Suspect suspect;
    private final Suspect lastResort;
    private final boolean allowsAnything;
    private boolean wasAtItsLastResort;

    private Style(Suspect suspect, Suspect lastResort, boolean allowsAnything) {
        this.suspect = suspect;
        this.lastResort = lastResort;
        this.allowsAnything = allowsAnything;
    }

    /** The last resort says what is answered where the mistake leaves nothing to answer. */
    static Style withLastResort(Suspect suspect, Suspect lastResort) {
        return new Style(suspect, lastResort, false);
    }

    /** Where the mistake leaves nothing to answer, there is some move, and anything may come of it. */
    static Style withAnyMove(Suspect suspect, Lineup lineup) {
        return new Style(suspect, lineup.anyMove(), true);
    }

    /** What it may say in the case at this place. */
    Verdict at(int place) {
        Verdict own = suspect.at(place);
        if (!own.leavesNothing()) {
            return own;
        }
        wasAtItsLastResort = true;
        Verdict last = lastResort.at(place);
        return allowsAnything && !last.isSettled() ? Verdict.ANYTHING : last;
    }

    /** Whether another last resort would have made a difference so far. */
    boolean wasAtItsLastResort() {
        return wasAtItsLastResort;
    }
}
