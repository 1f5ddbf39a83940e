package grundy.grader.cli;

import grundy.games.PeriodCertificate;
import java.util.List;
import java.util.Optional;

/** Tells a period and its proof, or that there is none to tell. */
final class PeriodText {

    private PeriodText() {}

    /**
     * In lines of at most 80 columns.
     *
     * @param tableTo the largest heap of the table that was looked at
     */
    static List<String> of(Optional<PeriodCertificate> period, int tableTo) {
        return period.map(PeriodText::certified).orElseGet(() -> List.of("period: none certified up to " + tableTo));
    }

    private static List<String> certified(PeriodCertificate period) {
        String equation = "g(n + " + period.length() + ") = g(n)";
        return List.of(
                "period: " + period.length(),
                "start: " + period.start() + ", the smallest heap from which " + equation + " for ever",
                "window: " + equation + " for n = " + period.windowStart() + " to " + period.windowEnd()
                        + ", which proves it",
                "table: g(0) to g(" + period.tableTo() + ") are enough for the proof");
    }
}
