import grundy.catalogue.Catalogue;
import grundy.grader.archive.ArchiveLimits;
import grundy.grader.grading.Assignment;
import grundy.grader.grading.Grader;
import grundy.grader.grading.GradingLimits;
import grundy.grader.result.Report;
import grundy.grader.sandbox.ChildLibraries;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.sandbox.SandboxMode;
import grundy.grader.sandbox.Workspace;
import grundy.reports.Language;
import grundy.reports.ReportFiles;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Grades a class in one process, and says which of its threads, and which of its children, used the processor. All jobs
 * share a grader, as in a class run.
 */
public final class ClassProfile {

    /** Linux counts in hundredths of a second. */
    private static final double TICK = 0.01;

    private ClassProfile() {}

    /**
     * Grades.
     *
     * @param arguments a folder of submissions, a folder for reports, a prepared folder, auto or none, jobs
     */
    public static void main(String[] arguments) throws Exception {
        List<Path> submissions;
        try (Stream<Path> list = Files.list(Path.of(arguments[0]))) {
            submissions = list.sorted().toList();
        }
        Path out = Path.of(arguments[1]);
        var sandbox = Sandbox.probe(SandboxMode.valueOf(arguments[3].toUpperCase(Locale.ROOT)));
        int jobs = Integer.parseInt(arguments[4]);
        var times = new ConcurrentHashMap<String, Double>();
        long start = System.nanoTime();
        try (var workspace = Workspace.create(sandbox);
                var grader = new Grader(
                        Catalogue.load(),
                        sandbox,
                        workspace,
                        ChildLibraries.in(Path.of(arguments[2]).toAbsolutePath()),
                        GradingLimits.DEFAULT,
                        ArchiveLimits.DEFAULT)) {
            var next = new AtomicInteger();
            var threads = Stream.generate(() -> new Thread(() -> work(submissions, next, out, grader, times), "job"))
                    .limit(jobs)
                    .toList();
            threads.forEach(Thread::start);
            for (Thread thread : threads) {
                thread.join();
            }
            times.merge("compiler process", compilerSeconds(), Double::sum);
        }
        int n = submissions.size();
        System.out.printf(Locale.ROOT, "%d submissions, wall %.2f s%n", n, (System.nanoTime() - start) / 1e9);
        threadTimes().forEach((name, seconds) -> System.out.printf(Locale.ROOT, "  thread %-28s %7.2f ms each%n", name, 1000 * seconds / n));
        new TreeMap<>(times).forEach((name, seconds) -> System.out.printf(Locale.ROOT, "  %-35s %7.2f ms each%n", name, 1000 * seconds / n));
    }

    private static void work(
            List<Path> submissions,
            AtomicInteger next,
            Path out,
            Grader grader,
            Map<String, Double> times) {
        var bean = ManagementFactory.getThreadMXBean();
        try {
            var files = new ReportFiles(Optional.empty(), Language.english(), "0");
            for (int i = next.getAndIncrement(); i < submissions.size(); i = next.getAndIncrement()) {
                Path path = submissions.get(i);
                long a = bean.getCurrentThreadCpuTime();
                long wa = System.nanoTime();
                Report report = grader.grade(path, new Assignment(Optional.empty(), Optional.empty(), 42));
                long b = bean.getCurrentThreadCpuTime();
                long wb = System.nanoTime();
                files.write(report, out.resolve(path.getFileName().toString()), Set.of());
                long c = bean.getCurrentThreadCpuTime();
                times.merge("cpu of grade", (b - a) / 1e9, Double::sum);
                times.merge("wall of grade", (wb - wa) / 1e9, Double::sum);
                times.merge("cpu of write", (c - b) / 1e9, Double::sum);
            }
        } catch (Exception e) {
            e.printStackTrace();
        }
    }

    /** Of descendants that run the compiler. */
    private static double compilerSeconds() {
        return ProcessHandle.current().descendants()
                .filter(p -> p.info().arguments().stream().flatMap(Stream::of).anyMatch(a -> a.endsWith("CompilerMain")))
                .filter(p -> p.info().command().orElse("").endsWith("java"))
                .mapToDouble(p -> seconds(Path.of("/proc/" + p.pid() + "/stat")))
                .sum();
    }

    private static Map<String, Double> threadTimes() throws IOException {
        var all = new TreeMap<String, Double>();
        try (Stream<Path> tasks = Files.list(Path.of("/proc/self/task"))) {
            for (Path task : tasks.toList()) {
                try {
                    String name = Files.readString(task.resolve("comm")).strip().replaceAll("[#0-9]+$", "");
                    all.merge(name, seconds(task.resolve("stat")), Double::sum);
                } catch (IOException e) {
                    // It has ended.
                }
            }
        }
        all.put("(whole process)", seconds(Path.of("/proc/self/stat")));
        return all;
    }

    private static double seconds(Path stat) {
        try {
            String text = Files.readString(stat);
            String[] fields = text.substring(text.lastIndexOf(')') + 2).split(" ");
            return (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) * TICK;
        } catch (IOException e) {
            return 0;
        }
    }
}
