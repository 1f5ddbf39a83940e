package grundy.games;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One nim-product of two numbers of 64 bits: with tables, and by the recursion without. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class NimbersBenchmark {

    private final long[] numbers = new SplittableRandom(1).longs(1024).toArray();
    private int at;

    /** By logarithms below 65536. */
    @Benchmark
    public long product() {
        at = (at + 1) & 1023;
        return Nimbers.multiply(numbers[at], numbers[at ^ 1]);
    }

    /** By nothing but the recursion. */
    @Benchmark
    public long productWithoutTables() {
        at = (at + 1) & 1023;
        return PlainNimbers.multiply(numbers[at], numbers[at ^ 1]);
    }

    /** By norms. */
    @Benchmark
    public long inverse() {
        at = (at + 1) & 1023;
        return Nimbers.inverse(numbers[at]);
    }
}
