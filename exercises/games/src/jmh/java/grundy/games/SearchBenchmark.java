package grundy.games;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The full search of all sums of a game up to a size, from nothing. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class SearchBenchmark {

    /** So many heaps, and the size of the largest. */
    @Param({"3 to 8", "4 to 12"})
    public String sums = "";

    private List<List<Integer>> positions = List.of();

    /** Lists the sums, which is no part of what is measured. */
    @Setup
    public void list() {
        String[] parts = sums.split(" to ");
        positions = GroundTruth.tuples(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    /** Take-and-split. */
    @Benchmark
    public int takeAndSplit() {
        var search = new OutcomeSearch(OctalGame.parse("0.37"));
        int lost = 0;
        for (List<Integer> heaps : positions) {
            lost += search.firstPlayerWins(heaps) ? 0 : 1;
        }
        return lost;
    }
}
