package grundy.grader.archive;

import grundy.grader.archive.ArchiveException.Problem;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What is to be said of an archive that was unpacked.
 *
 * @param faults entries that should be there and are not, in the order of the archive
 * @param remarks entries that were left out or renamed, and nothing is lost
 */
public record Unpacked(List<Fault> faults, List<Remark> remarks) {
    public Unpacked {
        faults = List.copyOf(faults);
        remarks = List.copyOf(remarks);
    }

    /**
     * An entry that could not be unpacked.
     *
     * @param entry as the archive names it, unfit to be shown
     * @param problem what kind of problem it is
     * @param what to be put after the name: {@code is damaged; pack it again}
     * @param place an empty file in its place, unless its name allows none
     */
    public record Fault(String entry, Problem problem, String what, Optional<Path> place) {}

    /**
     * An entry that was not unpacked as it stands.
     *
     * @param entry as the archive names it, unfit to be shown
     * @param what to be put after the name: {@code is a link and is not followed}
     */
    public record Remark(String entry, String what) {}
}
