package grundy.grader.cli;

import grundy.catalogue.Catalogue;
import grundy.grader.archive.ArchiveLimits;
import grundy.grader.grading.Grader;
import grundy.grader.grading.GradingLimits;
import grundy.grader.sandbox.ChildLibraries;
import grundy.grader.sandbox.Sandbox;
import grundy.grader.sandbox.SandboxMode;
import grundy.grader.sandbox.SandboxUnavailableException;
import grundy.grader.sandbox.Workspace;
import java.io.IOException;
import java.nio.file.Path;

/** A grader with all that it needs, from the isolation to a temporary folder. */
record GradingDesk(Sandbox sandbox, Workspace workspace, Grader grader) implements AutoCloseable {

    static GradingDesk open(Catalogue catalogue, SandboxMode mode, GradingLimits limits, ArchiveLimits archives)
            throws IOException, SandboxUnavailableException {
        var sandbox = Sandbox.probe(mode);
        var workspace = Workspace.create(sandbox);
        try {
            return new GradingDesk(
                    sandbox,
                    workspace,
                    new Grader(catalogue, sandbox, workspace, libraries(sandbox, workspace), limits, archives));
        } catch (IOException | RuntimeException e) {
            workspace.close();
            throw e;
        }
    }

    /** Those that the launcher has prepared, or else new ones. */
    private static ChildLibraries libraries(Sandbox box, Workspace workspace) throws IOException {
        String prepared = System.getProperty("grundy.prepared");
        if (prepared != null && box.canReach(Path.of(prepared))) {
            return ChildLibraries.in(Path.of(prepared));
        }
        Path folder = workspace.newFolder("libraries");
        var libraries = ChildLibraries.in(folder);
        box.share(folder);
        return libraries;
    }

    @Override
    public void close() {
        grader.close();
        workspace.close();
    }
}
