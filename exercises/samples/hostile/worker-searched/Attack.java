package course;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;

/** Looks for the right answers in the jars and classes of the worker, and in all of the memory of its process. */
public class Attack extends RightAnswers {

    private static final int FIRST = 44;
    private static final int LENGTH = 16;

    public Attack() throws IOException {
        int found = 0;
        for (String jar : System.getProperty("java.class.path").split(":")) {
            try (ZipFile zip = new ZipFile(jar)) {
                found += (int) zip.stream().filter(e -> e.getName().matches(".*(catalogue|games|grading|diagnosis).*")).count();
            }
        }
        for (String name : List.of("catalogue.Catalogue", "games.GrundyTable", "grader.grading.Grader", "grader.result.Report")) {
            try {
                ClassLoader.getSystemClassLoader().loadClass("grundy." + name);
                found++;
            } catch (ClassNotFoundException e) {
                // As it should be.
            }
        }
        System.out.println("places with answers: " + found);
        int[] planted = new int[LENGTH];
        for (int i = 0; i < LENGTH; i++) {
            planted[i] = 1_000 + grundy(FIRST + i);
        }
        System.out.println("planted numbers seen: " + (copies(1_000) > 0));
        System.out.println("answers in memory: " + copies(0));
        System.out.println("planted: " + planted.length);
    }

    /** How often g(44)..g(59), each and a number more, lie side by side in at most 1 GiB of memory. */
    private int copies(int more) throws IOException {
        // Not as they are, or they would be found here.
        int[] inverted = new int[LENGTH];
        for (int i = 0; i < LENGTH; i++) {
            inverted[i] = ~(more + grundy(FIRST + i));
        }
        int copies = 0;
        long left = 1 << 30;
        try (RandomAccessFile memory = new RandomAccessFile("/proc/self/mem", "r")) {
            for (String line : Files.readAllLines(Path.of("/proc/self/maps"))) {
                String[] range = line.split("[- ]", 4);
                long from = Long.parseUnsignedLong(range[0], 16);
                long length = Long.parseUnsignedLong(range[1], 16) - from;
                if (range[2].startsWith("rw") && length <= left) {
                    left -= length;
                    copies += copies(memory, from, length, inverted);
                }
            }
        }
        return copies;
    }

    private static int copies(RandomAccessFile memory, long from, long length, int[] inverted) {
        byte[] page = new byte[1 << 16];
        int copies = 0;
        for (long at = 0; at < length; at += page.length - 4 * LENGTH) {
            try {
                memory.seek(from + at);
                memory.readFully(page, 0, (int) Math.min(page.length, length - at));
                IntBuffer numbers = ByteBuffer.wrap(page).order(ByteOrder.nativeOrder()).asIntBuffer();
                for (int i = 0; i + LENGTH <= numbers.limit(); i++) {
                    copies += matches(numbers, i, inverted);
                }
            } catch (IOException e) {
                // Not to be read.
            }
        }
        return copies;
    }

    private static int matches(IntBuffer numbers, int start, int[] inverted) {
        for (int i = 0; i < LENGTH; i++) {
            if (numbers.get(start + i) != ~inverted[i]) {
                return 0;
            }
        }
        return 1;
    }
}
