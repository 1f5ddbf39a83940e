package grundy.grader.archive;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

/** Whatever the bytes are: nothing leaves the folder, no limit is passed, and nothing but what is declared is thrown. */
class HostileArchivesProperties {
    private static final ArchiveLimits SMALL = new ArchiveLimits(20_000, 10_000, 12, 50, 5, 2);
    private static final byte[] ZIP = mixedZip();
    private static final byte[] TAR = TarForge.tar("src/A.java", "class A {}", "src/B.java", "x".repeat(700));
    private static Path temp = Path.of("");

    @BeforeContainer
    static void makeFolder() throws IOException {
        temp = Files.createTempDirectory("hostile-");
    }

    @AfterContainer
    static void removeFolder() throws IOException {
        remove(temp);
    }

    private static byte[] mixedZip() {
        byte[] text = "x".repeat(3_000).getBytes(UTF_8);
        return new ZipForge()
                .add("src/A.java", "class A {}")
                .add("src/", "")
                .add(ZipForge.claim("stored", text, text).method(ZipForge.STORED), text)
                .add("sub\\B.java", "x".repeat(9_000))
                .add(new byte[] {(byte) 0x81, 'x'}, 0, text)
                .bytes();
    }

    @Property(tries = 200)
    void anyBytes(@ForAll byte[] bytes, @ForAll("endings") String ending) {
        holds("s" + ending, bytes);
    }

    @Property(tries = 500)
    void aZipWithBytesChanged(@ForAll("damagedZips") byte[] bytes) {
        holds("s.zip", bytes);
    }

    @Property(tries = 300)
    void aTarWithBytesChanged(@ForAll("damagedTars") byte[] bytes) {
        holds("s.tar", bytes);
    }

    @Property(tries = 200)
    void aPackedTarWithBytesChanged(@ForAll("damagedTars") byte[] bytes) {
        holds("s.tgz", gzip(bytes));
    }

    @Property(tries = 300)
    void anyNames(@ForAll("names") List<String> names) {
        ZipForge forge = new ZipForge();
        names.forEach(n -> forge.add(n, "x"));
        holds("s.zip", forge.bytes());
    }

    private static void holds(String name, byte[] bytes) {
        try {
            Path room = Files.createTempDirectory(temp, "room");
            Path target = Files.createDirectories(room.resolve("in/target"));
            Path archive = Files.write(room.resolve(name), bytes);
            try {
                new Unpacker(SMALL).unpack(archive, target);
            } catch (ArchiveException e) {
                assertEquals(1, e.what().lines().count(), e.what());
            }
            check(room, archive, target);
            remove(room);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void check(Path room, Path archive, Path target) throws IOException {
        long bytes = 0;
        int entries = 0;
        try (Stream<Path> all = Files.walk(room)) {
            for (Path path : all.toList()) {
                boolean ours = path.equals(archive) || target.startsWith(path);
                assertTrue(ours || path.startsWith(target), "outside: " + path);
                assertTrue(
                        Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS)
                                || Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS),
                        "special: " + path);
                if (!ours && Files.isRegularFile(path)) {
                    bytes += Files.size(path);
                    entries++;
                }
            }
        }
        assertTrue(bytes <= SMALL.totalBytes(), "bytes: " + bytes);
        assertTrue(entries <= SMALL.entries(), "entries: " + entries);
    }

    private static void remove(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }

    private static byte[] gzip(byte[] bytes) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }

    @Provide
    Arbitrary<String> endings() {
        return Arbitraries.of(".zip", ".tar", ".tgz", ".tar.gz");
    }

    @Provide
    Arbitrary<List<String>> names() {
        Arbitrary<String> part = Arbitraries.oneOf(
                Arbitraries.of(
                        "a", "A", "a (2)", "..", ".", "", "\u00E9", "e\u0301", "C:", "nul", "\u202E", "\uD83C\uDFB2"),
                Arbitraries.strings().ofMaxLength(300));
        Arbitrary<String> name = part.list().ofMinSize(1).ofMaxSize(4).map(parts -> String.join("/", parts));
        return Arbitraries.oneOf(name, name.map(n -> n.replace('/', '\\')))
                .list()
                .ofMinSize(1)
                .ofMaxSize(8);
    }

    @Provide
    Arbitrary<byte[]> damagedZips() {
        return damaged(ZIP);
    }

    @Provide
    Arbitrary<byte[]> damagedTars() {
        return damaged(TAR);
    }

    /** Up to eight bytes changed, half of the time to values that stand at an edge, and perhaps the end cut off. */
    private static Arbitrary<byte[]> damaged(byte[] whole) {
        Arbitrary<int[]> change = Combinators.combine(
                        Arbitraries.integers().between(0, whole.length - 1).withoutEdgeCases(),
                        Arbitraries.oneOf(
                                Arbitraries.of(0, 1, 0x7F, 0x80, 0xFF, (int) '/', (int) '.', (int) '\\'),
                                Arbitraries.integers().between(0, 255)))
                .as((at, value) -> new int[] {at, value});
        Arbitrary<Integer> length = Arbitraries.frequencyOf(
                Tuple.of(4, Arbitraries.just(whole.length)),
                Tuple.of(1, Arbitraries.integers().between(0, whole.length)));
        return Combinators.combine(change.list().ofMaxSize(8), length).as((changes, kept) -> {
            byte[] bytes = whole.clone();
            changes.forEach(c -> bytes[c[0]] = (byte) c[1]);
            return Arrays.copyOf(bytes, kept);
        });
    }
}
