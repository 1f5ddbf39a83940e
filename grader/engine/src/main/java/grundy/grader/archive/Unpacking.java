package grundy.grader.archive;

import grundy.grader.archive.Placement.Place;
import grundy.grader.archive.Unpacked.Fault;
import grundy.grader.archive.Unpacked.Remark;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/** One archive on its way into a folder. */
final class Unpacking {
    private final Budget budget;
    private final Placement placement;
    private final List<Fault> faults = new ArrayList<>();
    private final List<Remark> remarks = new ArrayList<>();
    private final byte[] buffer = new byte[1 << 16];

    Unpacking(Budget budget, Placement placement) {
        this.budget = budget;
        this.placement = placement;
    }

    Unpacked result() {
        return new Unpacked(faults, remarks);
    }

    void take(Entry entry) throws ArchiveException, IOException {
        String name = entry.name();
        List<String> parts;
        try {
            parts = EntryName.parse(name, budget.limits().folders());
        } catch (EntryFault e) {
            faults.add(new Fault(name, e.problem, e.what, Optional.empty()));
            return;
        }
        if (parts.isEmpty() || parts.stream().anyMatch(Junk::is)) {
            return;
        }
        budget.entry(name, entry.packedBytes());
        switch (entry.type()) {
            case FOLDER -> placement.folder(parts);
            case FILE -> file(entry, name, parts);
            case LINK -> remarks.add(new Remark(name, "is a link and is not followed"));
            case SPECIAL -> remarks.add(new Remark(name, "is no regular file and is not read"));
        }
    }

    private void file(Entry entry, String name, List<String> parts) throws ArchiveException, IOException {
        Place place = placement.file(parts);
        try {
            write(entry, name, place.file());
        } catch (EntryFault e) {
            Files.newOutputStream(place.file()).close();
            faults.add(new Fault(name, e.problem, e.what, Optional.of(place.file())));
            return;
        }
        remark(name, parts.get(parts.size() - 1), place);
    }

    private void remark(String name, String last, Place place) throws IOException {
        if (place.twin().isPresent() && Files.mismatch(place.twin().get(), place.file()) < 0) {
            Files.delete(place.file());
        } else if (place.twin().isPresent()) {
            remarks.add(new Remark(name, "is there twice, with different contents; both are kept"));
        } else if (place.isRenamed(last)) {
            remarks.add(new Remark(name, "is kept under another name, which this system can tell from others"));
        }
    }

    private void write(Entry entry, String name, Path file) throws EntryFault, ArchiveException, IOException {
        CRC32 crc = new CRC32();
        long bytes = 0;
        try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                Content content = Content.of(entry)) {
            for (int read = content.read(buffer); read >= 0; read = content.read(buffer)) {
                budget.bytes(name, read);
                out.write(buffer, 0, read);
                crc.update(buffer, 0, read);
                bytes += read;
            }
        }
        entry.verify(bytes, crc.getValue());
    }

    /** What an entry holds. That it cannot be read is its own fault; that we cannot write is not. */
    private record Content(Entry entry, InputStream in) implements AutoCloseable {
        static Content of(Entry entry) throws EntryFault {
            try {
                return new Content(entry, entry.open());
            } catch (IOException | RuntimeException e) {
                throw EntryFault.damaged();
            }
        }

        int read(byte[] buffer) throws EntryFault {
            try {
                return in.read(buffer);
            } catch (IOException | RuntimeException e) {
                throw EntryFault.damaged();
            }
        }

        @Override
        public void close() {
            try {
                in.close();
            } catch (IOException | RuntimeException e) {
                // Everything was read, or this entry has its fault.
            }
        }
    }
}
