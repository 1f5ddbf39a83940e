package grundy.grader.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** A folder to unpack into, and short words for what came of it. */
abstract class ArchiveRoom {
    @TempDir
    Path temp;

    Path target() throws IOException {
        return Files.createDirectories(temp.resolve("in/target"));
    }

    Unpacked unpack(byte[] archive) throws ArchiveException, IOException {
        return unpack("s.zip", archive, ArchiveLimits.DEFAULT);
    }

    Unpacked unpack(String name, byte[] archive, ArchiveLimits limits) throws ArchiveException, IOException {
        return new Unpacker(limits).unpack(Files.write(temp.resolve(name), archive), target());
    }

    String problem(String name, byte[] archive, ArchiveLimits limits) {
        ArchiveException e = assertThrows(ArchiveException.class, () -> unpack(name, archive, limits));
        return e.problem() + " " + e.entry() + ": " + e.what();
    }

    String onlyFault(byte[] archive) throws ArchiveException, IOException {
        Unpacked unpacked = unpack(archive);
        assertEquals(1, unpacked.faults().size(), unpacked.toString());
        Unpacked.Fault fault = unpacked.faults().get(0);
        return fault.problem() + " " + fault.entry() + ": " + fault.what();
    }

    static ArchiveLimits limits(long total, long entry, int entries, int ratio, int folders) {
        return new ArchiveLimits(total, entry, entries, ratio, folders, 3);
    }

    static List<String> names(Path folder) throws IOException {
        try (var all = Files.list(folder)) {
            return all.map(p -> p.getFileName().toString()).sorted().toList();
        }
    }
}
