package grundy.catalogue.heap;

import grundy.catalogue.Exhibit;
import grundy.catalogue.Finding;
import grundy.catalogue.Judged;
import grundy.games.GrundyTable;
import grundy.games.Remoteness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Makes the board on which the sums can be played that went wrong. */
final class Boards {

    private final GrundyTable table;

    Boards(GrundyTable table) {
        this.table = table;
    }

    /** Empty where no answer about a sum was wrong. A heap beyond {@link Remoteness#MAX_STONES} has no line of play to begin with. */
    Optional<Exhibit.Board> of(Map<String, List<Judged>> judged) {
        var largest = judged.values().stream()
                .flatMap(List::stream)
                .filter(Boards::isWrongSum)
                .flatMap(each -> Questions.heapsOf(each.asked()).stream())
                .mapToInt(Integer::intValue)
                .max();
        return largest.isEmpty()
                ? Optional.empty()
                : Optional.of(board(Math.min(largest.getAsInt(), Remoteness.MAX_STONES)));
    }

    private static boolean isWrongSum(Judged judged) {
        return (judged.finding().kind() == Finding.Kind.WRONG_ANSWER
                        || judged.finding().kind() == Finding.Kind.LOSING_MOVE)
                && !Questions.isAboutValue(judged.asked());
    }

    private Exhibit.Board board(int largest) {
        return new Exhibit.Board(
                "board",
                IntStream.rangeClosed(0, largest).mapToObj(table::options).toList(),
                IntStream.rangeClosed(0, largest).mapToObj(table::value).toList());
    }
}
