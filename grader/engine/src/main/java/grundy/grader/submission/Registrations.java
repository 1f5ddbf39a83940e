package grundy.grader.submission;

import grundy.grader.submission.FolderScan.Found;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The registrations of a submission, each once. */
final class Registrations {
    private Registrations() {}

    static List<Registration> read(List<Found> serviceFiles, ReadLimits limits) throws SubmissionException {
        BoundedRead budget = new BoundedRead("META-INF/services (all files)", limits.totalSourceBytes());
        List<Registration> all = new ArrayList<>();
        for (Found file : serviceFiles) {
            all.addAll(ServiceFile.parse(file.path(), budget.file(file.path(), file.file(), limits.sourceBytes())));
        }
        return distinct(all);
    }

    /** A class that two files register is registered once; the first file in order is named. */
    static List<Registration> distinct(Collection<Registration> all) {
        Set<List<String>> seen = new HashSet<>();
        return all.stream()
                .sorted(Comparator.comparing(Registration::spi, PathOrder.CODE_POINTS)
                        .thenComparing(Registration::provider, PathOrder.CODE_POINTS)
                        .thenComparing(Registration::where, PathOrder.CODE_POINTS))
                .filter(r -> seen.add(List.of(r.spi(), r.provider())))
                .toList();
    }
}
