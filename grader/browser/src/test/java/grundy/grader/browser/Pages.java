package grundy.grader.browser;

import grundy.grader.cli.Main;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A class of some forty, graded by the real command once in each language: its page, and a report for each submission.
 *
 * @param folder holds the submissions, and what grading them has left
 */
record Pages(Path folder) implements AutoCloseable {

    static final List<String> LANGUAGES = List.of("en", "de");

    private static final int MINUTES = 5;

    /** Grades. Takes some twenty seconds, most of them for what never answers. */
    static Pages grade() {
        try {
            var pages = new Pages(Files.createTempDirectory("grundy-pages-"));
            StudentClass.writeTo(pages.submissions());
            for (String language : LANGUAGES) {
                pages.grade(language);
            }
            return pages;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** In a process of its own, as everywhere: what a submission does cannot then touch the tests. */
    private void grade(String language) throws IOException, InterruptedException {
        Path log = folder.resolve(language + ".log");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "grade",
                        submissions().toString(),
                        "--roster",
                        StudentClass.roster(submissions()).toString(),
                        "--out",
                        folder.resolve(language).toString(),
                        "--lang",
                        language,
                        "--call-limit",
                        "1")
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (!process.waitFor(MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
            process.destroyForcibly();
            throw new IllegalStateException("the class was not graded: " + Files.readString(log));
        }
    }

    private Path submissions() {
        return folder.resolve("class");
    }

    Path file(Page page) {
        Path start = folder.resolve(page.language());
        return (page.kind().equals(Page.OF_CLASS)
                        ? start
                        : start.resolve("reports").resolve(page.kind()))
                .resolve("index.html");
    }

    /** All reports of the class, in order of their folders. */
    List<Path> reports(String language) throws IOException {
        try (Stream<Path> folders = Files.list(folder.resolve(language).resolve("reports"))) {
            return folders.map(f -> f.resolve("index.html")).sorted().toList();
        }
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
