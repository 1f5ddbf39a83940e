package grundy.grader.submission;

import grundy.grader.submission.FolderScan.Found;
import grundy.grader.submission.SubmissionException.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Sources, decoded and looked over. */
final class SourceFolder {
    private final String name;
    private final ReadLimits limits;
    private final List<String> notes;

    /**
     * Sources of one submission.
     *
     * @param name of the submission, for messages
     * @param notes is added to
     */
    /** Every starter project has them in a jar; the grader has its own. */
    private static final Pattern OUR_INTERFACES = Pattern.compile("(^|/)grundy-exercises[^/]*\\.jar$");

    SourceFolder(String name, ReadLimits limits, List<String> notes) {
        this.name = name;
        this.limits = limits;
        this.notes = notes;
    }

    Content.Sources read(FolderScan scan) throws SubmissionException {
        List<SourceText> files = texts(SourceLayout.mainSources(scan.sources, notes));
        List<Found> stray = SourceLayout.strayClassFiles(scan);
        if (!stray.isEmpty()) {
            notes.add("Class files beside the sources are not used: " + stray.size() + ".");
        }
        for (Found archive : scan.archives) {
            if (!OUR_INTERFACES.matcher(archive.path()).find()) {
                notes.add(Shown.of(archive.path()) + " is not used, since there are sources beside it.");
            }
        }
        return new Content.Sources(files, registrations(scan.serviceFiles));
    }

    /** Decodes sources and leaves out what cannot be part of a solution. */
    List<SourceText> texts(List<Found> sources) throws SubmissionException {
        if (sources.size() > limits.sources()) {
            throw new SubmissionException(
                    Problem.REJECTED,
                    Shown.of(name) + ": " + sources.size() + " source files, the limit is " + limits.sources()
                            + "; hand in the solution alone");
        }
        List<SourceText> files = SourceLayout.solution(decoded(sources), notes);
        for (SourceText file : files) {
            ReservedPackages.check(DeclaredPackage.of(file.text()), file.path());
        }
        if (files.stream().allMatch(f -> isDescriptor(f.path()))) {
            throw nothing(files);
        }
        return files;
    }

    private List<SourceText> decoded(List<Found> sources) throws SubmissionException {
        BoundedRead budget = new BoundedRead(name + " (all sources)", limits.totalSourceBytes());
        List<SourceText> files = new ArrayList<>();
        List<SubmissionException> undecodable = new ArrayList<>();
        for (Found source : sources) {
            byte[] bytes = budget.file(source.path(), source.file(), limits.sourceBytes());
            if (bytes.length == 0) {
                notes.add(Shown.of(source.path()) + " is empty and ignored.");
                continue;
            }
            try {
                files.add(new SourceText(source.path(), SourceDecoder.decode(source.path(), bytes)));
            } catch (SubmissionException e) {
                undecodable.add(e);
            }
        }
        if (!undecodable.isEmpty()) {
            throw firstOf(undecodable);
        }
        return files;
    }

    /** All of them are named, so that a student has to save only once. */
    private static SubmissionException firstOf(List<SubmissionException> all) {
        SubmissionException first = all.get(0);
        return new SubmissionException(
                first.problem(),
                first.message(),
                all.size() == 1
                        ? List.of()
                        : all.stream().map(SubmissionException::message).toList());
    }

    private SubmissionException nothing(List<SourceText> files) {
        String what = files.isEmpty()
                ? "every .java file is empty"
                : "only " + Shown.of(files.get(0).path()) + ", which declares no class";
        return new SubmissionException(
                Problem.NO_SOLUTION, Shown.of(name) + ": " + what + "; add the source of your solution");
    }

    private static boolean isDescriptor(String path) {
        String file = path.substring(path.lastIndexOf('/') + 1);
        return file.equals("package-info.java") || file.equals("module-info.java");
    }

    private List<Registration> registrations(List<Found> serviceFiles) throws SubmissionException {
        return Registrations.read(
                serviceFiles.stream()
                        .filter(f -> !SourceLayout.isTest(f.path()) && !SourceLayout.isInBuildFolder(f.path()))
                        .toList(),
                limits);
    }
}
