package grundy.games;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Tables of Grundy values: with sparse spaces and periods, and by the definition. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2, time = 1)
@Measurement(iterations = 3, time = 1)
public class TableBenchmark {

    /** An octal code, or the other game whose values are known far. */
    @Param({"0.37", "Grundy's game", "0.77"})
    public String game = "";

    /** The largest heap. */
    @Param({"20000"})
    public int max;

    /** As {@code grundy table} makes it. */
    @Benchmark
    public GrundyTable table() {
        return GrundyTable.of(rule(), max);
    }

    /** Every option of every heap. */
    @Benchmark
    public int[] definition() {
        return GrundyTable.visited(rule(), max);
    }

    private HeapGame rule() {
        return game.equals(SplitGame.GRUNDYS_GAME.toString()) ? SplitGame.GRUNDYS_GAME : OctalGame.parse(game);
    }
}
